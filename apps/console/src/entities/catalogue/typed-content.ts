import type { DocumentContent } from '@dining/domain/catalogue/document-contents';

/** Fields of documents that contain a number, or are empty. */
const numberFields = [
  'position',
  'seatCount',
  'tableTurnMinutes',
  'roomTurnMinutes',
  'area',
  'price',
  'coversPerUnit',
  'categoryPosition',
  'discountRate',
  'discountWeekdayRate',
  'discountWeekendRate',
  'memberDiscountRate',
  'depositUpTo2',
  'depositUpTo4',
  'depositUpTo10',
  'depositFrom11',
  'daySaleLimit',
  'perPersonLimit',
  'pickupLeadDays',
] as const;
type NumberField = (typeof numberFields)[number];

/** Fields of documents that contain a day, or are empty. */
const dayFields = ['saleFrom', 'saleTo', 'discountFrom', 'discountTo', 'startsOn', 'endsOn'] as const;
type DayField = (typeof dayFields)[number];

/** Content of a document in a form: numbers and days are texts, as staff type them. */
export type TypedContent<Content> = {
  readonly [Field in keyof Content]: Field extends NumberField | DayField
    ? string
    : Content[Field] extends readonly (infer Row extends object)[]
      ? readonly TypedContent<Row>[]
      : Content[Field];
};

const isNumberField = (field: string): boolean => numberFields.some((each) => each === field);
const isDayField = (field: string): boolean => dayFields.some((each) => each === field);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Converts each field of a content and of its rows. */
function convertFields(content: object, convert: (field: string, value: unknown) => unknown): object {
  const convertValue = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((row: unknown) => (isObject(row) ? convertFields(row, convert) : row));
    return convert(field, value);
  };
  return Object.fromEntries(Object.entries(content).map(([field, value]) => [field, convertValue(field, value)]));
}

export const toTypedContent = <Content extends DocumentContent>(content: Content): TypedContent<Content> =>
  convertFields(content, (field, value) => {
    if (isNumberField(field)) return typeof value === 'number' ? String(value) : '';
    return isDayField(field) ? (value ?? '') : value;
  }) as TypedContent<Content>;

const parseTyped = (text: string): number => Number(text.replaceAll(',', '').trim());

/** Parses typed content. An invalid number becomes NaN (`listUnreadableNumbers`). */
export const parseTypedContent = <Content extends DocumentContent>(typed: TypedContent<Content>): Content =>
  convertFields(typed, (field, value) => {
    if (typeof value !== 'string') return value;
    if (isNumberField(field)) return value.trim() === '' ? null : parseTyped(value);
    return isDayField(field) && value === '' ? null : value;
  }) as Content;

/** Lists the paths of invalid numbers (NaN), such as `options.2.price`. */
export function listUnreadableNumbers(content: object, path = ''): string[] {
  return Object.entries(content).flatMap(([field, value]) => {
    const fieldPath = `${path}${field}`;
    if (Number.isNaN(value)) return [fieldPath];
    return isObject(value) ? listUnreadableNumbers(value, `${fieldPath}.`) : [];
  });
}

/** Returns the value at a path such as `options.2.price`; undefined if there is none. */
export const getValueAt = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isObject(value) ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined),
      content,
    );
