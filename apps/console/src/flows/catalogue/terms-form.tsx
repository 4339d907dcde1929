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
  /** Loads the version in effect; undefined if there is none. Resolves to undefined if loading fails. */
  readonly loadInEffect: (() => Promise<TermsFields | undefined>) | undefined;
  readonly onSave: (
    fields: TermsFields,
    effectiveFrom: string | null,
    lastVersion: string | null,
  ) => Promise<Outcome<object>>;
  readonly onSaved: () => void;
}

/** Shows the form that adds a version of terms, starting from the version in effect, a template or an empty text. */
export function TermsForm(props: TermsFormProps) {
  const { draftKey, kind, onChooseKind, lastVersion, createTemplate, loadInEffect, onSave, onSaved } = props;
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
  const askToReplace = async (title: string, confirmLabel: string): Promise<boolean> => {
    const values = form.getValues();
    return (
      (isEmpty(values.title) && isEmpty(values.content)) ||
      alerts.show({
        title,
        message: t('setup.terms.replaceText'),
        confirmLabel,
        cancelLabel: t('common.buttons.cancel'),
      })
    );
  };
  const insertText = ({ title, content }: TermsFields): void => {
    form.setValue('title', title);
    form.setValue('content', content);
    form.setValue('isChecked', false);
    form.clearErrors();
  };
  const insertTemplate = async (): Promise<void> => {
    if (await askToReplace(t('setup.terms.replaceTitle'), t('setup.terms.useTemplate')))
      insertText(createTemplate(kind, form.getValues().effectiveFrom));
  };
  const insertInEffect = async (): Promise<void> => {
    if (!(await askToReplace(t('setup.terms.replaceByInEffect'), t('setup.terms.startInEffect')))) return;
    const text = await loadInEffect?.();
    if (text !== undefined) insertText(text);
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
        {loadInEffect !== undefined && (
          <Button onClick={() => void insertInEffect()}>{t('setup.terms.startInEffect')}</Button>
        )}
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
