import { describe, expect, it } from 'vitest';
import { findPatterns, findReadPaths, findTextFaults } from './texts';

const texts = {
  common: {
    next: 'Next',
    units: { adults: '{{count}} adults', adults_one: '{{count}} adult', kids: '{{count}} kids' },
  },
  problems: { gone: 'Gone', late: 'Late' },
  mail: { open: 'Open', why: 'Why' },
};
const groups = { 'problems.*': ['gone', 'late'] };
const sources = {
  siteSources: ["t('common.next'); t(`problems.${code}`); t('common.units.adults'); t('common.units.adults_one');"],
  serverSources: [
    "import { mails } from '@dining/i18n/mail/all';\nconst mail = mails[language];\nrow(mail.open, mails.en.why);",
  ],
};
const findFaults = (changes: Partial<Parameters<typeof findTextFaults>[0]>) =>
  findTextFaults({ texts, ...sources, groups, unusedPatterns: ['common.units.kids'], ...changes });

describe('the texts of the site', () => {
  it('have no faults if each text is used or listed as unused', () => expect(findFaults({})).toEqual([]));

  it.each([
    [
      'an unused text',
      { siteSources: [] as string[], unusedPatterns: ['common.*', 'problems.late'] },
      'problems.gone: no code uses',
    ],
    [
      'a text that only a comment names',
      { unusedPatterns: [], siteSources: [`${sources.siteSources[0]} // 'common.units.kids'`] },
      'common.units.kids: no code uses',
    ],
    ['a text of a group that no value selects', { groups: { 'problems.*': ['gone'] } }, 'problems.late: no code uses'],
    [
      'an unknown group',
      { groups: {}, unusedPatterns: ['common.units.kids', 'problems.*'] },
      'problems.*: tools/lib/text-groups',
    ],
    [
      'a text listed as unused that is used',
      { unusedPatterns: ['common.units.kids', 'common.next'] },
      'common.next: tools/lib/unused-texts',
    ],
    [
      'a text listed as unused that does not exist',
      { unusedPatterns: ['common.units.kids', 'join.*'] },
      'join.*: tools/lib/unused-texts',
    ],
  ])('are reported as faulty: %s', (_case, changes, fault) => {
    expect(findFaults(changes)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('findReadPaths', () => {
  it.each([
    ['a text by its path', 'say(packs[language].common.next.length)', ['common.next']],
    ['a whole part that is passed to a function', 'use(packs.en.problems)', ['problems']],
    [
      'a part with another variable name',
      'const { units: words } = packs[language].common; say(words.kids)',
      ['common.units.kids'],
    ],
    [
      'the whole part of a text that is selected at run time',
      'const { problems } = packs[to]; say(problems[code])',
      ['problems'],
    ],
    ['a text with a count', "counted(texts.common.units, 'adults', 2)", ['common.units.adults']],
    [
      'a part of one language',
      "import { problems as ko } from '@dining/i18n/site/ko/problems';\nsay(ko.gone)",
      ['problems.gone'],
    ],
    ['nothing in other objects', 'say(other.common.next)', []],
  ])('finds %s', (_case, source, paths) => {
    expect(findReadPaths(source, texts)).toEqual(paths);
  });
});

it.each([
  ['`problems.${code}`', ['problems.*']],
  ['`common.${a}.${b}`', ['common.*.*']],
  ['`/problems/${code}`', []],
  ['`unknown.${code}`', []],
])('the patterns of %s are found: %j', (source, patterns) => {
  expect(findPatterns(source, Object.keys(texts))).toEqual(patterns);
});
