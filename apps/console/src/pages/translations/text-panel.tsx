import { type TextFields, toLocalizedText } from '@dining/domain/catalogue/fields';
import { isLineLabel } from '@dining/domain/catalogue/list-texts';
import { checkTranslation } from '@dining/domain/catalogue/translation-states';
import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import { TextLink } from '@dining/ui/text-link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { type BoardText, getTextQuery, saveTranslation, translationsKey } from '../../entities/catalogue/translations';
import { LoadFailed, LoadingRows } from '../../features/screen/screen';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { useFieldsForm } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { TranslationStateLabel } from './translation-state';

interface TextPanelProps {
  readonly id: string;
  /** Undefined at the end of the list. */
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onSaved: () => void;
}

/** Shows a text in its source language, and its translations, in a form if the staff member may edit them. */
export function TextPanel({ id, onNext, onPrevious, onSaved }: TextPanelProps) {
  const { t } = useTranslations();
  const { data: text, error, isFetching, refetch } = useQuery(getTextQuery(id));
  if (error !== null && text === undefined)
    return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (text === undefined) return <LoadingRows />;
  return (
    <div className="grid gap-5">
      <nav aria-label={t('translations.list')} className="flex gap-3">
        <Button data-key="before" disabled={onPrevious === undefined} onClick={onPrevious} size="sm">
          {t('translations.previous')}
        </Button>
        <Button data-key="after" disabled={onNext === undefined} onClick={onNext} size="sm">
          {t('translations.next')}
        </Button>
      </nav>
      {text === null ? (
        <Notice tone="info">{t('translations.notFound')}</Notice>
      ) : (
        <>
          <TextHead text={text} />
          {text.canEdit ? (
            <TranslationForm id={id} key={text.version} onSaved={onSaved} text={text} />
          ) : (
            <ReadOnlyText text={text} />
          )}
        </>
      )}
    </div>
  );
}

function TextHead({ text }: { text: BoardText }) {
  const { t } = useTranslations();
  const { sourceLanguage, variants, objectName, placeName, textKind, label } = text;
  const { native, html } = languageNames[sourceLanguage];
  return (
    <>
      <header>
        <h2 className="heading break-words text-lg">{objectName}</h2>
        <p className="text-ink-soft">
          {[placeName, t(`translations.kinds.${textKind}`), t(`translations.labels.${label}`)].join(' · ')}
        </p>
      </header>
      <section className="grid gap-1">
        <h3 className="text-ink-soft text-xs">{t('translations.source', { language: native })}</h3>
        <p className="whitespace-pre-line break-words border-brass border-l-2 pl-3" lang={html}>
          {variants[sourceLanguage]}
        </p>
      </section>
    </>
  );
}

/** Links to the page of the site that shows the text in a language. */
function GuestPageLink({ text, language }: { text: BoardText; language: Language }) {
  const { t } = useTranslations();
  if (text.pageUrl === null) return null;
  const url = new URL(text.pageUrl);
  const { native, query } = languageNames[language];
  url.searchParams.set('lang', query);
  return (
    <TextLink href={url.href} newWindow>
      {t('translations.openPage', { language: native })}
    </TextLink>
  );
}

const listTargets = ({ sourceLanguage }: BoardText): readonly Language[] =>
  languages.filter((language) => language !== sourceLanguage);

function ReadOnlyText({ text }: { text: BoardText }) {
  const { t } = useTranslations();
  const isAgreement = text.kind === 'terms' || text.kind === 'policy';
  return (
    <>
      <Notice tone="info">
        {t(isAgreement ? 'translations.readOnly.agreement' : 'translations.readOnly.noGrant')}
      </Notice>
      {listTargets(text).map((language) => (
        <section className="grid gap-1" key={language}>
          <h3 className="flex justify-between gap-3">
            {languageNames[language].native}
            <TranslationStateLabel state={text.states[language]} />
          </h3>
          <p className="whitespace-pre-line break-words" lang={languageNames[language].html}>
            {text.variants[language]}
          </p>
          <p>
            <GuestPageLink language={language} text={text} />
          </p>
        </section>
      ))}
    </>
  );
}

interface TranslationValues extends TextFields {
  readonly confirmed: Readonly<Record<Language, boolean>>;
}

const noneConfirmed = { ko: false, en: false, cn: false, ja: false };

function TranslationForm({ id, text, onSaved }: { id: string; text: BoardText; onSaved: () => void }) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const { kind, code, field, label, variants, version } = text;
  const form = useFieldsForm<TranslationValues, TextFields>({
    draftKey: `translation ${id}`,
    version,
    initialValues: { ...variants, confirmed: noneConfirmed },
    toFields: ({ ko, en, cn, ja }) => ({ ko, en, cn, ja }),
    check: (fields) => checkTranslation(toLocalizedText(variants), label, fields),
    save: (fields, fromVersion, { confirmed }) =>
      write(saveTranslation, {
        kind,
        code,
        field,
        version: fromVersion ?? '',
        fields,
        confirmed: languages.filter((language) => confirmed[language]),
      }),
    labels: Object.fromEntries(languages.map((language) => [language, languageNames[language].native])),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: translationsKey });
      notify(t('translations.saved'));
      onSaved();
    },
  });
  const saveByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.submit();
  };
  const confirmed = form.getValueFieldProps('confirmed');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside have the focus
    <div aria-label={t('translations.title')} onKeyDown={saveByKey} role="group">
      <FieldsFormFrame form={form} submitLabel={t('translations.save')}>
        {listTargets(text).map((language) => {
          const { native, html } = languageNames[language];
          const state = text.states[language];
          const needsConfirmation = state === 'copied' || state === 'outdated';
          return (
            <section className="grid gap-1" key={language}>
              {isLineLabel(label) ? (
                <TextField {...form.getFieldProps(language)} autoComplete="off" label={native} lang={html} />
              ) : (
                <TextArea {...form.getFieldProps(language)} label={native} lang={html} />
              )}
              <div className="flex flex-wrap items-center justify-between gap-x-4 text-xs">
                <TranslationStateLabel state={state} />
                <GuestPageLink language={language} text={text} />
              </div>
              {needsConfirmation && (
                <Checkbox
                  aria-label={`${native}: ${t('translations.confirmUnchanged')}`}
                  checked={confirmed.value[language]}
                  onChange={(event) => confirmed.onChange({ ...confirmed.value, [language]: event.target.checked })}
                >
                  {t('translations.confirmUnchanged')}
                </Checkbox>
              )}
            </section>
          );
        })}
        <p className="text-ink-soft text-xs">{t('translations.saveHint')}</p>
      </FieldsFormFrame>
    </div>
  );
}
