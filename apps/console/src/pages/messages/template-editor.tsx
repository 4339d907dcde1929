import {
  checkTemplate,
  countSmsBytes,
  emptyTemplate,
  listTemplateFields,
  type TemplateTexts,
  templateFields,
  templateLimits,
} from '@dining/domain/messages/templates';
import { languageNames } from '@dining/domain/shared/language';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getTemplateHistoryQuery } from '../../entities/catalogue/form-history';
import {
  getTemplateQuery,
  saveTemplate,
  sendTemplateTestMail,
  type TemplateKey,
  type TemplateView,
  templatesKey,
} from '../../entities/messages/templates';
import { FormHistory } from '../../features/screen/form-history';
import { LoadFailed, LoadingRows } from '../../features/screen/screen';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { type FieldFormats, formatFieldDifference, useFieldsForm } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { MessagePreview } from './message-preview';

/** Shows the form for the texts that a hotel adds to a message in one language, with preview and history. */
export function TemplateEditor({ templateKey }: { templateKey: TemplateKey }) {
  const translations = useTranslations();
  const { t } = translations;
  const formats = useTemplateFormats();
  const { data: view, error, isFetching, refetch } = useQuery(getTemplateQuery(templateKey));
  if (error !== null && view === undefined)
    return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (view === undefined) return <LoadingRows />;
  if (view.canEdit) return <TemplateForm key={view.version} templateKey={templateKey} view={view} />;
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div className="grid content-start justify-items-start gap-3">
        <Notice tone="info">{t('messageTemplates.readOnly')}</Notice>
        <Texts texts={view.fields} />
        <FormHistory
          formatDifference={(difference) => formatFieldDifference(translations, formats, difference)}
          query={getTemplateHistoryQuery(templateKey)}
        />
      </div>
      <MessagePreview templateKey={templateKey} texts={view.fields} />
    </div>
  );
}

function useTemplateFormats(): FieldFormats {
  const { t } = useTranslations();
  return {
    labels: Object.fromEntries(templateFields.map((field) => [field, t(`messageTemplates.fields.${field}`)])),
  };
}

interface TemplateFormProps {
  readonly templateKey: TemplateKey;
  readonly view: TemplateView;
}

function TemplateForm({ templateKey, view }: TemplateFormProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const { kind, language, htlCode } = templateKey;
  const form = useFieldsForm<TemplateTexts & Record<string, string>, TemplateTexts>({
    draftKey: `message ${htlCode} ${kind} ${language}`,
    version: view.version,
    initialValues: { ...view.fields },
    toFields: ({ subject, opening, closing, smsLine }) => ({ subject, opening, closing, smsLine }),
    check: (fields) => checkTemplate(kind, fields),
    save: (fields, version) => write(saveTemplate, { ...templateKey, version: version ?? '0', fields }),
    ...useTemplateFormats(),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: templatesKey });
      notify(t('messageTemplates.saved'));
    },
  });
  const { subject, opening, closing, smsLine } = form.values;
  const texts = { subject, opening, closing, smsLine };
  const isStoredEmpty = templateFields.every((field) => view.fields[field] === '');
  const isEmpty = templateFields.every((field) => texts[field].trim() === '');
  const reset = (): void => {
    form.clearErrors();
    for (const field of templateFields) form.setValue(field, emptyTemplate[field]);
  };
  const { html } = languageNames[language];
  const describeBuiltIn = (text: string) => t('messageTemplates.builtIn', { text });
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <div className="grid content-start gap-4">
        {isEmpty && !isStoredEmpty && <Notice tone="info">{t('messageTemplates.resetText')}</Notice>}
        <FieldsFormFrame
          form={form}
          history={
            <FormHistory
              formatDifference={form.formatDifference}
              hasChanges={form.hasChanges}
              onUse={(fields) => form.replaceValues({ ...fields })}
              query={getTemplateHistoryQuery(templateKey)}
            />
          }
          submitLabel={t('messageTemplates.save')}
        >
          <TextField
            {...form.getFieldProps('subject')}
            autoComplete="off"
            description={describeBuiltIn(view.builtIn.subject)}
            label={t('messageTemplates.fields.subject')}
            lang={html}
          />
          <TextArea
            {...form.getFieldProps('opening')}
            description={describeBuiltIn(view.builtIn.opening)}
            label={t('messageTemplates.fields.opening')}
            lang={html}
          />
          <TextArea
            {...form.getFieldProps('closing')}
            description={t('messageTemplates.builtInNone')}
            label={t('messageTemplates.fields.closing')}
            lang={html}
          />
          {listTemplateFields(kind).includes('smsLine') ? (
            <TextField
              {...form.getFieldProps('smsLine')}
              autoComplete="off"
              description={t('messageTemplates.bytes', {
                used: countSmsBytes(smsLine),
                max: templateLimits.smsBytes,
              })}
              label={t('messageTemplates.fields.smsLine')}
              lang={html}
            />
          ) : (
            <p className="text-ink-soft">{t('messageTemplates.mailOnly')}</p>
          )}
          <Placeholders placeholders={view.placeholders} />
          <p className="text-ink-soft">{t('messageTemplates.noAdvertising')}</p>
        </FieldsFormFrame>
        <div className="flex flex-wrap gap-3">
          <Button disabled={isEmpty} onClick={reset} size="sm">
            {t('messageTemplates.reset')}
          </Button>
          <TestMailButton templateKey={templateKey} texts={texts} />
        </div>
      </div>
      <MessagePreview templateKey={templateKey} texts={texts} />
    </div>
  );
}

function Placeholders({ placeholders }: Pick<TemplateView, 'placeholders'>) {
  const { t } = useTranslations();
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-sm">{t('messageTemplates.placeholders.heading')}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {placeholders.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>{' '}
            <span className="text-ink-soft">{t(`messageTemplates.placeholders.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TestMailButton({ templateKey, texts }: { templateKey: TemplateKey; texts: TemplateTexts }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const [isPending, setIsPending] = useState(false);
  const send = async (): Promise<void> => {
    setIsPending(true);
    const outcome = await write(sendTemplateTestMail, { ...templateKey, fields: texts });
    setIsPending(false);
    if (!outcome.ok) {
      if (outcome.problem.status !== 401) await alerts.show({ message: formatProblem(translations, outcome.problem) });
      return;
    }
    const message = t(`messageTemplates.test.${outcome.value.outcome}`, { to: outcome.value.to });
    if (outcome.value.outcome === 'sent') notify(message);
    else await alerts.show({ message });
  };
  return (
    <Button
      disabled={checkTemplate(templateKey.kind, texts).length > 0}
      onClick={() => void send()}
      pending={isPending}
      size="sm"
    >
      {t('messageTemplates.test.send')}
    </Button>
  );
}

function Texts({ texts }: { texts: TemplateTexts }) {
  const { t } = useTranslations();
  return (
    <dl className="grid gap-3">
      {templateFields
        .filter((field) => texts[field] !== '')
        .map((field) => (
          <div key={field}>
            <dt className="text-ink-soft text-xs">{t(`messageTemplates.fields.${field}`)}</dt>
            <dd className="whitespace-pre-line break-words">{texts[field]}</dd>
          </div>
        ))}
    </dl>
  );
}
