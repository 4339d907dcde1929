import { describe, expect, it } from 'vitest';
import { findBrokenCitations } from './citations';

/** A small repository with sections, decisions, a decision record, and promises, rules and drills. */
const documents = {
  'docs/spec/2-screens.md':
    '# 2 Screens\n\n## 2.3 Modals\n\n- **Weather modal**: six days.\n\n| item | value |\n| --- | --- |\n| Popup | 700 |\n',
  'docs/spec/5-checks.md': '# 5 Checks\n\n## Payment form\n\n1. A name, in `resvUserName`.\n2. A phone.\n',
  'docs/spec/decisions.md': '# Decisions\n\n### 12 Flags\n\n### 13 Pickup\n\n### 13a Periods\n',
  'docs/spec/integrations.md': '# Facts\n\n## 3 Weather\n\n### 3.1 Grid\n',
  'docs/spec/reliability.md':
    '## Promises\n\n- **F** nothing stuck\n\n## Rules\n\n1. Capacity.\n\n## Drills\n\n1. Buyers.\n',
  'docs/decisions/adr-0003-rows.md': '# ADR 3: rows\n\n## Why it is so\n',
  'docs/decisions/README.md': '[ADR 3](adr-0003-rows.md)\n',
};

const findBrokenReferences = (path: string, text: string): string[] =>
  findBrokenCitations(new Map(Object.entries({ ...documents, [path]: text })));
const createComment = (citation: string): string => `/** Holds this (${citation}). */\nexport const held = true;\n`;

describe('the check of citations', () => {
  it.each([
    'Spec §5',
    'Spec §5 Payment form',
    'Spec §5 Payment form 2',
    'Spec §5 resvUserName',
    'Spec §5: each failure stops',
    'Spec §5 says so',
    'Spec §2.3 Popup',
    'Spec §2.3 Weather modal, §5, decisions 12 and 13a',
    'Spec §2 to 2.3',
    'RFC 3463 §9.2, §9.3',
    'decisions 12, 13a',
    'ADR 3',
    'reliability, promise F',
    'reliability, rule 1',
    'reliability, drill 1',
    'facts on integrations §3.1',
  ])('accepts %s', (citation) => {
    expect(findBrokenReferences('src/a.ts', createComment(citation))).toEqual([]);
  });

  it.each([
    ['Spec §9', 'Spec §9: no such section'],
    ['Spec §2.4', 'Spec §2.4: no such section'],
    ['Spec §2.3, §7', 'Spec §7: no such section'],
    ['Spec §2 to 2.9', 'Spec §2.9: no such section'],
    ['Spec §5 Delivery', 'Spec §5 Delivery: nothing of that name there'],
    ['Spec §5 Payment form 7', 'Spec §5 Payment form 7: nothing of that name there'],
    ['Spec §5 resvUserMail', 'Spec §5 resvUserMail: nothing of that name there'],
    ['§5', '§5: of which document?'],
    ['decision 99', 'decision 99: there is none'],
    ['decisions 12, 13b', 'decision 13b: there is none'],
    ['ADR 4', 'ADR 4: there is none'],
    ['reliability, promise B', 'promise B: there is none'],
    ['reliability, drill 44', 'drill 44: there is none'],
    ['facts on integrations §8', 'facts on integrations §8: no such section'],
    ['facts on integrations, 3.1', 'facts: of which section?'],
    ['facts on weather', 'facts: of which section?'],
    ['reliability', 'reliability: which promise, rule or drill?'],
    ['docs/gone.md', 'docs/gone.md: no such file'],
  ])('reports %s', (citation, description) => {
    expect(findBrokenReferences('src/a.ts', createComment(citation))).toEqual([`src/a.ts:1: ${description}`]);
  });

  it('reads citations across line breaks, and reports them with the line of their §', () => {
    const text = [
      'const a = 1;',
      '/**',
      ' * Asked by the payment page (Spec',
      ' * §8 Payment',
      ' * form).',
      ' */',
      '',
    ].join('\n');
    expect(findBrokenReferences('src/a.ts', text)).toEqual(['src/a.ts:4: Spec §8: no such section']);
    expect(findBrokenReferences('src/a.ts', text.replace('8', '5'))).toEqual([]);
  });
});

describe('the check of decision records', () => {
  it.each([
    ['docs/decisions/0004-words.md', 'a record is called adr-0001-what-it-says.md'],
    ['docs/decisions/adr-0003-words.md', 'another record has this number'],
    ['docs/decisions/adr-0004-words.md', 'not in the index'],
  ])('reports %s: %s', (path, description) => {
    expect(findBrokenReferences(path, '# Words\n')).toEqual([`${path}: ${description}`]);
  });
});

describe('the check of links in a page', () => {
  it.each([
    '[record](decisions/adr-0003-rows.md)',
    '[why](decisions/adr-0003-rows.md#why-it-is-so)',
    '[all](decisions)',
    '[here](#here)',
    '[root](../src/a.ts)',
    '[elsewhere](https://example.com/x#y)',
    '`[code](gone.md)`',
  ])('accepts %s', (link) => {
    const files = new Map(Object.entries({ ...documents, 'src/a.ts': '', 'docs/a.md': `# A\n\n## Here\n\n${link}\n` }));
    expect(findBrokenCitations(files)).toEqual([]);
  });

  it.each([
    ['[record](decisions/adr-0004.md)', 'decisions/adr-0004.md: no such file'],
    ['[why](decisions/adr-0003-rows.md#who)', 'decisions/adr-0003-rows.md#who: no such heading'],
    ['[here](#there)', '#there: no such heading'],
    ['![picture](pictures/a.webp)', 'pictures/a.webp: no such file'],
  ])('reports %s', (link, description) => {
    expect(findBrokenReferences('docs/a.md', `# A\n\n${link}\n`)).toEqual([`docs/a.md:3: ${description}`]);
  });
});
