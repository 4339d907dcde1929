import {
  type BenefitFields,
  checkBenefitFields,
  type HotelBenefitFields,
  maxBenefits,
} from '@dining/domain/catalogue/benefit-fields';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Button } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Notice } from '@dining/ui/notice';
import { Select } from '@dining/ui/select';
import { useQuery } from '@tanstack/react-query';
import { type BenefitsView, getBenefitsQuery, saveBenefits } from '../../entities/catalogue/benefits';
import { getBenefitHistoryQuery } from '../../entities/catalogue/form-history';
import { FormHistory } from '../../features/screen/form-history';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { createTextFields } from '../../flows/catalogue/create-text-fields';
import { FieldsFormFrame } from '../../flows/catalogue/fields-form';
import { LanguageFields } from '../../flows/catalogue/language-fields';
import { type FieldFormats, formatFieldDifference, useFieldsForm } from '../../flows/catalogue/use-fields-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

function useBenefitFormats(): FieldFormats {
  const { t } = useTranslations();
  return {
    labels: { benefits: t('benefits.benefits.title') },
    formatPart: (part) => {
      if (part === 'title') return t('benefits.benefits.name');
      if (part === 'text') return t('benefits.benefits.body');
      return part === 'kind' || part === 'isAboutPoints' ? t(`benefits.benefits.${part}`) : undefined;
    },
    formatValue: (name, value) =>
      name === 'kind' ? t(`benefits.benefits.${value === 'membership' ? 'membership' : 'special'}`) : undefined,
  };
}

/** Shows the benefits of a hotel in a form. */
export function BenefitsBlock({ htlCode }: { htlCode: HtlCode }) {
  const translations = useTranslations();
  const { t, language } = translations;
  const formats = useBenefitFormats();
  const { data, error, isFetching, refetch } = useQuery(getBenefitsQuery(htlCode));
  return (
    <Block title={t('benefits.benefits.title')}>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data === undefined && error === null && <LoadingRows count={4} />}
      {data?.canEdit === true && (
        <BenefitsForm htlCode={htlCode} key={data.version} onSaved={() => void refetch()} view={data} />
      )}
      {data?.canEdit === false && (
        <>
          <Notice tone="info">{t('benefits.readOnly')}</Notice>
          <dl className="grid gap-3">
            {data.fields.benefits.map(({ title, text }) => (
              <div key={title.ko}>
                <dt className="font-medium">{title[language]}</dt>
                <dd className="whitespace-pre-line text-ink-soft">{text[language]}</dd>
              </div>
            ))}
          </dl>
          <FormHistory
            formatDifference={(difference) => formatFieldDifference(translations, formats, difference)}
            query={getBenefitHistoryQuery(htlCode)}
          />
        </>
      )}
    </Block>
  );
}

const noText = { ko: '', en: '', cn: '', ja: '' };
const newBenefit: BenefitFields = { kind: 'special', title: noText, text: noText, isAboutPoints: false };

interface BenefitsFormProps {
  readonly htlCode: HtlCode;
  readonly view: BenefitsView;
  readonly onSaved: () => void;
}

interface BenefitsValues {
  readonly benefits: BenefitFields[];
}

function BenefitsForm({ htlCode, view, onSaved }: BenefitsFormProps) {
  const { t } = useTranslations();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const form = useFieldsForm<BenefitsValues, HotelBenefitFields>({
    draftKey: `benefits ${htlCode}`,
    version: view.version,
    initialValues: { benefits: [...view.fields.benefits] },
    toFields: ({ benefits }) => ({ benefits }),
    check: checkBenefitFields,
    save: ({ benefits }, version) =>
      write(saveBenefits, { htlCode, version: version ?? '', fields: { benefits: [...benefits] } }),
    ...useBenefitFormats(),
    onSaved: () => {
      notify(t('benefits.benefits.saved'));
      onSaved();
    },
  });
  const { value: benefits, onChange: setBenefits } = form.getValueFieldProps('benefits');
  const change = (place: number, changes: Partial<BenefitFields>) =>
    setBenefits(benefits.map((benefit, index) => (index === place ? { ...benefit, ...changes } : benefit)));
  const moveUp = (place: number) =>
    setBenefits([
      ...benefits.slice(0, place - 1),
      ...benefits.slice(place, place + 1),
      ...benefits.slice(place - 1, place),
      ...benefits.slice(place + 1),
    ]);
  const getTextField = (place: number, field: 'title' | 'text') =>
    createTextFields(form, ['benefits', place, field].join('.'), benefits[place]?.[field] ?? noText, (text) =>
      change(place, { [field]: text }),
    );
  return (
    <FieldsFormFrame
      form={form}
      history={
        <FormHistory
          formatDifference={form.formatDifference}
          hasChanges={form.hasChanges}
          onUse={(fields) => form.replaceValues({ benefits: [...fields.benefits] })}
          query={getBenefitHistoryQuery(htlCode)}
        />
      }
      submitLabel={t('benefits.benefits.save')}
    >
      {benefits.length === 0 && <p className="text-ink-soft">{t('benefits.benefits.none')}</p>}
      {benefits.map(({ kind, isAboutPoints }, index) => {
        const number = index + 1;
        return (
          // Benefits have no id, and errors refer to their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <fieldset className="grid gap-4 border-line border-b pb-6" key={index}>
            <legend className="mb-2 font-medium">{t('benefits.benefits.entry', { number })}</legend>
            <div className="flex flex-wrap items-end gap-3">
              <Select
                className="w-56"
                label={t('benefits.benefits.kind')}
                onChange={(event) =>
                  change(index, { kind: event.target.value === 'membership' ? 'membership' : 'special' })
                }
                options={(['special', 'membership'] as const).map((value) => ({
                  value,
                  label: t(`benefits.benefits.${value}`),
                }))}
                value={kind}
              />
              {index > 0 && (
                <Button
                  aria-label={t('benefits.benefits.up', { number })}
                  onClick={() => moveUp(index)}
                  variant="quiet"
                >
                  ↑
                </Button>
              )}
              <Button
                aria-label={t('benefits.benefits.remove', { number })}
                onClick={() => setBenefits(benefits.filter((_, place) => place !== index))}
                variant="quiet"
              >
                ✕
              </Button>
            </div>
            <LanguageFields getField={getTextField(index, 'title')} label={t('benefits.benefits.name')} required />
            <LanguageFields
              getField={getTextField(index, 'text')}
              kind="lines"
              label={t('benefits.benefits.body')}
              required
            />
            <Checkbox
              checked={isAboutPoints}
              onChange={(event) => change(index, { isAboutPoints: event.target.checked })}
            >
              {t('benefits.benefits.isAboutPoints')}
            </Checkbox>
          </fieldset>
        );
      })}
      <Button
        className="justify-self-start"
        disabled={benefits.length >= maxBenefits}
        onClick={() => setBenefits([...benefits, newBenefit])}
        size="sm"
      >
        {t('benefits.benefits.add')}
      </Button>
    </FieldsFormFrame>
  );
}
