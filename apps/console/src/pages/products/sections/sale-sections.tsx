import { Select } from '@dining/ui/select';
import { TextField } from '@dining/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getDocumentQuery } from '../../../entities/catalogue/documents';
import { useEditorPlace } from '../../../flows/catalogue/editor-place';
import { RowList } from '../../../flows/catalogue/fields/row-list';
import { DayField, FieldRow, FlagField, WeekdaysField } from '../../../flows/catalogue/fields/text-fields';
import { useTranslations } from '../../../lib/i18n';
import type { DocumentForm } from '../use-document-form';
import { Section } from './section';

interface ProductFormProps {
  readonly form: DocumentForm<'product'>;
}

/** Shows the days and times at which a product is sold. */
export function SaleSection({ form }: ProductFormProps) {
  const { t } = useTranslations();
  const { values, change } = form;
  return (
    <Section name="sale">
      <FlagField
        form={form}
        hint={t('documents.hints.onSale')}
        onChange={(onSale) => change('onSale', onSale)}
        path="onSale"
        value={values.onSale}
      />
      <FieldRow>
        <CategoryField form={form} />
        <Select
          error={form.getError('saleZone')}
          id={form.getId('saleZone')}
          label={form.getLabel('saleZone')}
          onChange={({ target }) => change('saleZone', target.value as typeof values.saleZone)}
          options={(['B', 'L', 'D'] as const).map((zone) => ({
            value: zone,
            label: t(`documents.values.saleZone.${zone}`),
          }))}
          value={values.saleZone}
        />
        <SaleTimesField form={form} />
        <Select
          error={form.getError('weekType')}
          id={form.getId('weekType')}
          label={form.getLabel('weekType')}
          onChange={({ target }) => change('weekType', target.value as typeof values.weekType)}
          options={(['all', 'weekdays', 'weekend', 'user'] as const).map((type) => ({
            value: type,
            label: t(`documents.values.weekType.${type}`),
          }))}
          value={values.weekType}
        />
      </FieldRow>
      {(values.weekType === 'user' || form.hasError('weekDayFlags')) && (
        <WeekdaysField
          form={form}
          onChange={(flags) => change('weekDayFlags', flags)}
          path="weekDayFlags"
          value={values.weekDayFlags}
        />
      )}
      <FlagField
        form={form}
        onChange={(saleAlways) => change('saleAlways', saleAlways)}
        path="saleAlways"
        value={values.saleAlways}
      />
      {(!values.saleAlways || form.hasError('saleFrom', 'saleTo')) && (
        <FieldRow>
          <DayField form={form} hint={t('documents.hints.saleDays')} path="saleFrom" />
          <DayField form={form} hint={t('documents.hints.saleDays')} path="saleTo" />
        </FieldRow>
      )}
      <FlagField
        form={form}
        onChange={(membersOnly) => change('membersOnly', membersOnly)}
        path="membersOnly"
        value={values.membersOnly}
      />
    </Section>
  );
}

/** Lets staff choose a category of the venue, which also sets the reservation type: table, room or pickup. */
function CategoryField({ form }: ProductFormProps) {
  const { t, language } = useTranslations();
  const { dinCode } = useEditorPlace();
  const { data: venue } = useQuery(getDocumentQuery('venue', dinCode));
  const categories = (venue?.published ?? venue?.draft?.fields)?.categories ?? [];
  const { categoryPosition, reservationType } = form.values;
  const typeName = t(`documents.values.reservationType.${reservationType}`);
  const options = categories.map((category, index) => {
    const type = t(`documents.values.reservationType.${category.reservationType}`);
    const name = category.name[language] || category.name.ko || String(index + 1);
    return { value: String(index + 1), label: name === type ? name : `${name} (${type})` };
  });
  const isListed = options.some(({ value }) => value === categoryPosition);
  return (
    <Select
      description={venue !== undefined && categories.length === 0 ? t('documents.hints.noCategories') : undefined}
      error={form.getError('categoryPosition') ?? form.getError('reservationType')}
      id={form.getId('categoryPosition')}
      label={form.getLabel('categoryPosition')}
      onChange={({ target }) => {
        form.change('categoryPosition', target.value);
        const category = categories[Number(target.value) - 1];
        if (category !== undefined) form.change('reservationType', category.reservationType);
      }}
      options={[
        ...(isListed
          ? []
          : [
              {
                value: categoryPosition,
                label: categoryPosition === '' ? t('documents.values.noChoice') : `${categoryPosition} (${typeName})`,
              },
            ]),
        ...options,
      ]}
      required
      value={categoryPosition}
    />
  );
}

const formatTimes = (times: readonly string[]): string => times.join(', ');
const parseTimes = (text: string): readonly string[] => text.split(/[\s,]+/).filter((time) => time !== '');

function SaleTimesField({ form }: ProductFormProps) {
  const { t } = useTranslations();
  const { saleTimes } = form.values;
  const [text, setText] = useState(() => formatTimes(saleTimes));
  const isSame = formatTimes(parseTimes(text)) === formatTimes(saleTimes);
  return (
    <TextField
      autoComplete="off"
      description={t('documents.hints.saleTimes')}
      error={form.getError('saleTimes')}
      id={form.getId('saleTimes')}
      label={form.getLabel('saleTimes')}
      onChange={({ target }) => {
        setText(target.value);
        form.change('saleTimes', parseTimes(target.value));
      }}
      value={isSame ? text : formatTimes(saleTimes)}
    />
  );
}

/** Shows the days on which a product is not sold. */
export function NotSaleSection({ form }: ProductFormProps) {
  const { t } = useTranslations();
  return (
    <Section name="notSale">
      <RowList
        add={{ label: t('documents.rows.addTime'), row: { fromDay: '', toDay: '' } }}
        emptyText={t('documents.hints.noNotSale')}
        field="notSale"
        form={form}
        isOrdered={false}
        onChange={(notSale) => form.change('notSale', notSale)}
        renderRow={(_row, index) => (
          <div className="grid max-w-xl gap-4 md:grid-cols-2">
            <DayField form={form} path={`notSale.${index}.fromDay`} />
            <DayField form={form} path={`notSale.${index}.toDay`} />
          </div>
        )}
        rows={form.values.notSale}
      />
    </Section>
  );
}
