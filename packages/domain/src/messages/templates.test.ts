import { describe, expect, it } from 'vitest';
import {
  checkTemplate,
  countSmsBytes,
  emptyTemplate,
  fillPlaceholders,
  listPlaceholders,
  listTemplateFields,
  type TemplateKind,
  type TemplateTexts,
} from './templates';

describe('the texts of a template', () => {
  it.each<[string, TemplateKind, Partial<TemplateTexts>]>([
    ['empty', 'made', {}],
    ['a subject with the name of the venue', 'made', { subject: '{{venue}} 예약' }],
    ['a pay link with the time to pay', 'payLink', { opening: '{{until}}까지 결제해 주십시오.' }],
    ['an SMS line of 45 Korean characters', 'made', { smsLine: '가'.repeat(45) }],
    ['the title of an inquiry in its answer', 'inquiryAnswered', { subject: '{{title}}' }],
    ['the name of the author of a hidden review', 'reviewHidden', { opening: '{{name}} 님' }],
    ['the reservation number in a notice', 'notice', { closing: '{{number}}' }],
  ])('are accepted: %s', (_, kind, texts) => {
    expect(checkTemplate(kind, { ...emptyTemplate, ...texts })).toEqual([]);
  });

  it.each<[string, TemplateKind, Partial<TemplateTexts>, readonly (readonly [path: string, code: string])[]]>([
    ['a placeholder that does not exist', 'made', { opening: '{{surname}} 님' }, [['opening', 'placeholder_unknown']]],
    ['a placeholder with spaces', 'made', { opening: '{{ name }} 님' }, [['opening', 'placeholder_broken']]],
    [
      'the amount of a pay link in a confirmation',
      'made',
      { closing: '{{amount}}' },
      [['closing', 'placeholder_unknown']],
    ],
    [
      'the reservation number in a pay link',
      'payLink',
      { closing: '{{number}}' },
      [['closing', 'placeholder_unknown']],
    ],
    ['a single brace', 'made', { closing: '{name} 님' }, [['closing', 'placeholder_broken']]],
    ['a subject of two lines', 'made', { subject: 'A\nB' }, [['subject', 'line_invalid']]],
    ['a long subject', 'made', { subject: 'x'.repeat(121) }, [['subject', 'line_invalid']]],
    ['a long paragraph', 'made', { closing: 'x'.repeat(1_001) }, [['closing', 'text_too_long']]],
    [
      'a pay link without the time to pay',
      'payLink',
      { opening: '결제해 주십시오.' },
      [['opening', 'placeholder_missing']],
    ],
    ['an SMS line of 46 Korean characters', 'made', { smsLine: '가'.repeat(46) }, [['smsLine', 'sms_too_long']]],
    ['two SMS lines', 'made', { smsLine: 'A\nB' }, [['smsLine', 'sms_too_long']]],
    [
      'the day of a visit in the answer to an inquiry',
      'inquiryAnswered',
      { opening: '{{day}}' },
      [['opening', 'placeholder_unknown']],
    ],
    [
      'the title of an inquiry about a review',
      'reviewRestored',
      { closing: '{{title}}' },
      [['closing', 'placeholder_unknown']],
    ],
    ['an SMS line for a mail about a review', 'reviewUpheld', { smsLine: '감사합니다' }, [['smsLine', 'sms_too_long']]],
  ])('are rejected: %s', (_, kind, texts, issues) => {
    expect(checkTemplate(kind, { ...emptyTemplate, ...texts }).map(({ path, code }) => [path, code])).toEqual(issues);
  });
});

it.each([
  ['ASCII', 'Hello', 5],
  ['Korean', '안녕', 4],
  ['both', '안녕 Kim', 8],
])('the bytes of an SMS are counted: %s', (_, text, bytes) => {
  expect(countSmsBytes(text)).toBe(bytes);
});

it('a confirmation can name the reservation number, a pay link the time to pay', () => {
  expect(listPlaceholders('made')).toContain('number');
  expect(listPlaceholders('payLink')).toContain('until');
});

it.each<[TemplateKind, boolean]>([
  ['made', true],
  ['inquiryAnswered', true],
  ['notice', false],
  ['reviewHidden', false],
])('a message of the kind %s has a line for the SMS: %s', (kind, hasSmsLine) => {
  expect(listTemplateFields(kind).includes('smsLine')).toBe(hasSmsLine);
});

it('a placeholder is filled once, whatever a guest has entered', () => {
  expect(fillPlaceholders('{{name}}, {{venue}}', { name: '{{venue}}', venue: 'Grill' })).toBe('{{venue}}, Grill');
});
