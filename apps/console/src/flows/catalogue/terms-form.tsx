import { checkTermsFields, type TermsFields } from '@dining/domain/catalogue/check-fields';
import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import type { TextFields } from '@dining/domain/catalogue/fields';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import type { TermsTypeCode } from '../../entities/catalogue/catalogue';
import type { Outcome } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';
import { FieldsFormFrame } from './fields-form';
import { LanguageFields } from './language-fields';
import { useFieldsForm } from './use-fields-form';

interface TermsValues extends TermsFields {
  readonly effectiveFrom: string;
  readonly isChecked: boolean;
}

const noText: TextFields = { ko: '', en: '', cn: '', ja: '' };
const isEmpty = (text: TextFields): boolean => Object.values(text).every((variant) => variant.trim() === '');

interface TermsFormProps {
  readonly draftKey: string;
  readonly kind: TermsTypeCode;
  readonly onChooseKind: (kind: TermsTypeCode) => void;
  /** The newest version of this kind; null if there is none. */
  readonly lastVersion: string | null;
  readonly createTemplate: (kind: TermsTypeCode, effectiveFrom: string) => TermsFields;
  readonly onSave: (
    fields: TermsFields,
    effectiveFrom: string | null,
    lastVersion: string | null,
  ) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Adds a version of the terms of a hotel, starting from a template or from nothing. */
export function TermsForm(props: TermsFormProps) {
  const { draftKey, kind, onChooseKind, lastVersion, createTemplate, onSave, onSaved } = props;
  const { t } = useTranslations();
  const alerts = useAlerts();
  const form = useFieldsForm<TermsValues, TermsFields>({
    draftKey,
    version: lastVersion,
    initialValues: { title: noText, content: noText, effectiveFrom: '', isChecked: false },
    toFields: ({ title, content }) => ({ title, content }),
    check: (fields, { isChecked }) => [
      ...checkTermsFields(fields),
      ...(isChecked ? [] : [{ path: 'isChecked', code: 'not_checked' } as const]),
    ],
    save: (fields, version, { effectiveFrom }) => onSave(fields, effectiveFrom === '' ? null : effectiveFrom, version),
    labels: { title: t('setup.terms.heading'), content: t('setup.terms.content') },
    onSaved,
  });
  const insertTemplate = async (): Promise<void> => {
    const { title, content, effectiveFrom } = form.getValues();
    const isSure =
      (isEmpty(title) && isEmpty(content)) ||
      (await alerts.show({
        title: t('setup.terms.replaceTitle'),
        message: t('setup.terms.replaceText'),
        confirmLabel: t('setup.terms.useTemplate'),
        cancelLabel: t('common.buttons.cancel'),
      }));
    if (!isSure) return;
    const template = createTemplate(kind, effectiveFrom);
    form.setValue('title', template.title);
    form.setValue('content', template.content);
    form.setValue('isChecked', false);
    form.clearErrors();
  };
  const { value: isChecked, onChange: setChecked, error: checkedError } = form.getValueFieldProps('isChecked');
  return (
    <FieldsFormFrame form={form} submitLabel={t('setup.terms.add')}>
      <div className="flex flex-wrap items-end gap-4">
        <Select
          className="min-w-72"
          label={t('setup.terms.kind')}
          onChange={(event) => onChooseKind(termsTypeCodes.find((code) => code === event.target.value) ?? kind)}
          options={termsTypeCodes.map((code) => ({ value: code, label: t(`setup.termsKinds.${code}`) }))}
          value={kind}
        />
        <Button onClick={() => void insertTemplate()}>{t('setup.terms.useTemplate')}</Button>
      </div>
      <Notice tone="warning">{t('setup.terms.template')}</Notice>
      <LanguageFields
        getField={(language) => form.getFieldProps(`title.${language}`)}
        label={t('setup.terms.heading')}
        required
      />
      <LanguageFields
        getField={(language) => form.getFieldProps(`content.${language}`)}
        kind="lines"
        label={t('setup.terms.content')}
        required
      />
      <TextField
        {...form.getFieldProps('effectiveFrom')}
        className="max-w-md"
        description={t('setup.terms.fromHint')}
        label={t('setup.terms.from')}
        type="date"
        verbatim
      />
      <Checkbox
        checked={isChecked}
        error={checkedError}
        id={form.getId('isChecked')}
        onChange={(event) => setChecked(event.target.checked)}
        required
      >
        {t('setup.terms.checked')}
      </Checkbox>
    </FieldsFormFrame>
  );
}
