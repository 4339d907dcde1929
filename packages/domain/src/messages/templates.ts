/**
 * The messages to guests whose texts a hotel can change. `reviewUpheld`: the appeal of an author was rejected, and the
 * review stays hidden. Stored with the texts.
 */
export const templateKinds = [
  'made',
  'cancelled',
  'cancelledByVenue',
  'reminder',
  'payLink',
  'notice',
  'inquiryAnswered',
  'reviewHidden',
  'reviewUpheld',
  'reviewRestored',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

const mailOnlyKinds: readonly TemplateKind[] = ['notice', 'reviewHidden', 'reviewUpheld', 'reviewRestored'];

/** What a hotel writes in a message. An empty text stands for the built-in one. */
export interface TemplateTexts {
  /** The subject of the mail. */
  readonly subject: string;
  /** The paragraph before the facts. */
  readonly opening: string;
  /** The paragraph after them; there is no built-in one. */
  readonly closing: string;
  /** A line after the built-in SMS; there is no built-in one. */
  readonly smsLine: string;
}
export const templateFields = ['subject', 'opening', 'closing', 'smsLine'] as const satisfies (keyof TemplateTexts)[];
export type TemplateField = (typeof templateFields)[number];

/** Lists the texts that a message has. Some messages are sent by mail alone. */
export const listTemplateFields = (kind: TemplateKind): readonly TemplateField[] =>
  mailOnlyKinds.includes(kind) ? templateFields.filter((field) => field !== 'smsLine') : templateFields;

export const emptyTemplate: TemplateTexts = { subject: '', opening: '', closing: '', smsLine: '' };

const sharedPlaceholders = ['name', 'hotel', 'venue'] as const;
const visitPlaceholders = [...sharedPlaceholders, 'product', 'day', 'time', 'visit', 'party'] as const;
export const templatePlaceholders = [...visitPlaceholders, 'number', 'amount', 'until', 'title'] as const;
export type TemplatePlaceholder = (typeof templatePlaceholders)[number];

/** Lists the placeholders that the texts of a message may contain, such as `{{name}}`. */
export function listPlaceholders(kind: TemplateKind): readonly TemplatePlaceholder[] {
  switch (kind) {
    case 'payLink':
      return [...visitPlaceholders, 'amount', 'until'];
    case 'inquiryAnswered':
      return [...sharedPlaceholders, 'title'];
    case 'reviewHidden':
    case 'reviewUpheld':
    case 'reviewRestored':
      return sharedPlaceholders;
    default:
      return [...visitPlaceholders, 'number'];
  }
}

/** Placeholders that an opening must contain, because guests must learn the value: by when they have to pay. */
const requiredPlaceholder: Readonly<Partial<Record<TemplateKind, TemplatePlaceholder>>> = { payLink: 'until' };

/** Characters of a subject and of a paragraph, and bytes of the line of an SMS. */
export const templateLimits = { subject: 120, paragraph: 1_000, smsBytes: 90 } as const;

/** Counts the bytes of a text in an SMS: two for each character outside of ASCII. */
export const countSmsBytes = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 128 ? 1 : 2), 0);

/** Why a field of a template cannot be saved. */
interface TemplateIssue {
  readonly path: string;
  readonly code:
    | 'line_invalid'
    | 'text_too_long'
    | 'placeholder_unknown'
    | 'placeholder_broken'
    | 'placeholder_missing'
    | 'sms_too_long';
  readonly values?: Readonly<Record<string, string | number>>;
}

function checkPlaceholders(text: string, path: string, kind: TemplateKind): TemplateIssue[] {
  const names = [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name);
  const unknown = names.find((name) => !listPlaceholders(kind).some((placeholder) => placeholder === name));
  if (unknown !== undefined) return [{ path, code: 'placeholder_unknown', values: { name: unknown } }];
  const remainingText = text.replace(/\{\{\w+\}\}/g, '');
  return /[{}]/.test(remainingText) ? [{ path, code: 'placeholder_broken' }] : [];
}

/** Checks what staff have written for a message. Empty texts are valid. */
export function checkTemplate(kind: TemplateKind, texts: TemplateTexts): TemplateIssue[] {
  const required = requiredPlaceholder[kind];
  const { subject, opening, closing, smsLine } = texts;
  const { subject: maxSubject, paragraph } = templateLimits;
  const smsBytes = listTemplateFields(kind).includes('smsLine') ? templateLimits.smsBytes : 0;
  return [
    ...templateFields.flatMap((field) => checkPlaceholders(texts[field], field, kind)),
    ...(/[\r\n]/.test(subject) || [...subject].length > maxSubject
      ? [{ path: 'subject', code: 'line_invalid', values: { max: maxSubject } } as const]
      : []),
    ...(['opening', 'closing'] as const)
      .filter((field) => [...{ opening, closing }[field]].length > paragraph)
      .map((path) => ({ path, code: 'text_too_long', values: { max: paragraph } }) as const),
    ...(required !== undefined && opening.trim() !== '' && !opening.includes(`{{${required}}}`)
      ? [{ path: 'opening', code: 'placeholder_missing', values: { name: required } } as const]
      : []),
    ...(/[\r\n]/.test(smsLine) || countSmsBytes(smsLine) > smsBytes
      ? [{ path: 'smsLine', code: 'sms_too_long', values: { max: smsBytes } } as const]
      : []),
  ];
}

/** Fills in the placeholders of a text. `values` has one for each placeholder of the message. */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Partial<Record<TemplatePlaceholder, string>>>,
): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: TemplatePlaceholder) => values[name] ?? placeholder).trim();
