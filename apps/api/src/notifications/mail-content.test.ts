import { readFileSync } from 'node:fs';
import { languageNames } from '@dining/domain/shared/language';
import { expect, it } from 'vitest';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';

const createContent = (changes: Partial<MailContent> = {}): MailContent => ({
  language: 'cn',
  sender: 'Dalbit Seoul',
  subject: 'Your reservation',
  title: 'Complete',
  intro: 'Thank you.',
  picture: { id: 'picture', alt: 'A lamp', width: 600, height: 300 },
  rows: [
    { label: 'Restaurant', lines: ['Manwol', '2nd floor'] },
    { label: 'Visit', lines: ['2026-03-13'] },
  ],
  body: [{ title: 'Answer', text: 'Yes' }],
  actions: [
    { label: 'See it', url: 'https://dining.test/a?key=1&x=2' },
    { label: 'Cancel', url: 'https://dining.test/b' },
  ],
  notes: [{ title: 'Policy', text: 'One\nTwo' }],
  footer: ['02-0000-1100'],
  ...changes,
});

const hostileText = `"><script>alert(1)</script>&amp;`;

it('a mail in Japanese or Chinese keeps the words of a Korean address together', () => {
  const address = '제주특별자치도 서귀포시 달빛로 2';
  const rows = [{ label: '住所', lines: ['済州特別自治道', address] }];
  for (const language of ['ja', 'cn'] as const) {
    const html = renderHtmlMail(createContent({ language, rows }));
    expect(html).toContain(`<span lang="ko" style="word-break:keep-all;overflow-wrap:break-word">${address}</span>`);
    expect(html).toContain('済州特別自治道<br>');
  }
  expect(renderHtmlMail(createContent({ language: 'ko', rows }))).not.toContain('lang="ko" style');
});

it.each([
  ['ko', 'word-break:keep-all'],
  ['en', 'word-break:normal'],
  ['cn', 'line-break:strict'],
  ['ja', 'word-break:auto-phrase'],
] as const)('a mail in %s breaks lines as the site does', (language, rule) => {
  const html = renderHtmlMail(createContent({ language }));
  const css = readFileSync(new URL('../../../../packages/ui/src/theme.css', import.meta.url), 'utf8');
  const block =
    new RegExp(`:lang\\(${languageNames[language].html.slice(0, 2)}\\) \\{([^}]*word-break[^}]*)\\}`).exec(css)?.[1] ??
    '';
  const declarations = [...block.matchAll(/([\w-]+): ([\w-]+);/g)].map(([, name, value]) => `${name}:${value}`);
  expect(declarations.join(';')).toContain(rule);
  expect(html).toContain(declarations.join(';'));
});

it('a reservation number stays on one line, and its label may wrap', () => {
  const html = renderHtmlMail(
    createContent({ rows: [{ label: 'Reservation number', lines: ['20261127-5JAQ49CVY7'] }] }),
  );
  expect(html).toContain('<span style="white-space:nowrap">20261127-5JAQ49CVY7</span>');
  expect(html).not.toMatch(/<th[^>]*nowrap/);
});

it('a Korean label stays on one line', () => {
  const rows = [{ label: '예약 번호', lines: ['20261127-5JAQ49CVY7'] }];
  expect(renderHtmlMail(createContent({ language: 'ko', rows }))).toMatch(/<th[^>]*>예약\u00a0번호<\/th>/);
});

it('the wrapped lines of a list item are indented', () => {
  const html = renderHtmlMail(createContent({ notes: [{ title: 'Policy', text: '· One\nTwo' }] }));
  expect(html).toMatch(/<p style="[^"]*text-indent:-10px[^"]*">· One<\/p><p style="margin:0;text-wrap:pretty">Two/);
});

it('the first line of a row with a URL is a link in HTML only', () => {
  const url = 'https://dining.test/dining/DSE/D101?lang=cn&x=1';
  const rows = [{ label: 'Restaurant', lines: ['The Manwol', '2nd floor'], url }];
  expect(renderPlainMail(createContent({ rows }))).not.toContain(url);
  expect(renderHtmlMail(createContent({ rows }))).toMatch(
    /<a href="https:\/\/dining\.test\/dining\/DSE\/D101\?lang=cn&amp;x=1"[^>]*>The Manwol<\/a><br>2nd floor/,
  );
});

it('the plain text contains the sections of the mail, separated by blank lines', () => {
  expect(renderPlainMail(createContent())).toBe(
    [
      'Dalbit Seoul',
      'Complete',
      'Thank you.',
      'Restaurant: Manwol\n  2nd floor\nVisit: 2026-03-13',
      'Answer\nYes',
      'See it\nhttps://dining.test/a?key=1&x=2',
      'Cancel\nhttps://dining.test/b',
      'Policy\nOne\nTwo',
      '02-0000-1100',
    ].join('\n\n'),
  );
});

it('the HTML names its language, shows its picture and loads nothing from the network', () => {
  const html = renderHtmlMail(createContent());
  expect(html).toContain('<html lang="zh-Hans">');
  expect(html).toMatch(/<img src="cid:picture" alt="A lamp" width="600" height="300"/);
  expect(html).toContain('href="https://dining.test/a?key=1&amp;x=2"');
  expect(html).toMatch(/>One<\/p><p [^>]*>Two<\/p>/);
  expect(html.match(/(src|href|url\()=?"?[^" >]*/g)?.filter((url) => !/cid:|dining\.test/.test(url))).toEqual([]);
});

it('the HTML shows only the logo if the mail has no picture', () => {
  const html = renderHtmlMail(createContent({ picture: undefined }));
  expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="cid:mark"']);
});

it('the HTML escapes markup', () => {
  const html = renderHtmlMail(
    createContent({
      sender: hostileText,
      subject: hostileText,
      title: hostileText,
      intro: hostileText,
      picture: { id: hostileText, alt: hostileText, width: 1, height: 1 },
      rows: [{ label: hostileText, lines: [hostileText] }],
      body: [{ title: hostileText, text: hostileText }],
      actions: [{ label: hostileText, url: hostileText }],
      notes: [{ title: hostileText, text: hostileText }],
      footer: [hostileText],
    }),
  );
  expect(html).not.toContain('<script');
  expect(html.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')).toHaveLength(16);
});
