import { expect, it } from 'vitest';
import { type MailContent, renderPlainMail } from './mail-content';
import { renderHtmlMail } from './mail-html';

const content = (changes: Partial<MailContent> = {}): MailContent => ({
  language: 'cn',
  sender: 'Dalbit Seoul',
  subject: 'Your reservation',
  title: 'Complete',
  lead: 'Thank you.',
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
  foot: ['02-0000-1100'],
  ...changes,
});

const hostile = `"><script>alert(1)</script>&amp;`;

it('keeps the words of a Korean address whole in a mail of another language', () => {
  const address = '제주특별자치도 서귀포시 달빛로 2';
  const rows = [{ label: '住所', lines: ['済州特別自治道', address] }];
  for (const language of ['ja', 'cn'] as const) {
    const html = renderHtmlMail(content({ language, rows }));
    expect(html).toContain(`<span lang="ko" style="word-break:keep-all;overflow-wrap:anywhere">${address}</span>`);
    expect(html).toContain('済州特別自治道<br>');
  }
  expect(renderHtmlMail(content({ language: 'ko', rows }))).not.toContain('lang="ko" style');
});

it('links the first line of a row that has a page', () => {
  const url = 'https://dining.test/dining/DSE/D101?lang=cn&x=1';
  const rows = [{ label: 'Restaurant', lines: ['Manwol', '2nd floor'], url }];
  expect(renderPlainMail(content({ rows }))).toContain(`Restaurant: Manwol\n  2nd floor\n  ${url}`);
  expect(renderHtmlMail(content({ rows }))).toMatch(
    /<a href="https:\/\/dining\.test\/dining\/DSE\/D101\?lang=cn&amp;x=1"[^>]*>Manwol<\/a><br>2nd floor/,
  );
});

it('reads as plain text', () => {
  expect(renderPlainMail(content())).toBe(
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

it('as HTML names its language, shows its picture and fetches nothing', () => {
  const html = renderHtmlMail(content());
  expect(html).toContain('<html lang="zh-Hans">');
  expect(html).toMatch(/<img src="cid:picture" alt="A lamp" width="600" height="300"/);
  expect(html).toContain('href="https://dining.test/a?key=1&amp;x=2"');
  expect(html).toContain('One<br>Two');
  expect(html.match(/(src|href|url\()=?"?[^" >]*/g)?.filter((one) => !/cid:|dining\.test/.test(one))).toEqual([]);
});

it('has no place for a picture that is not there', () => {
  expect(renderHtmlMail(content({ picture: undefined }))).not.toContain('<img');
});

it('takes nothing that it says for markup', () => {
  const html = renderHtmlMail(
    content({
      sender: hostile,
      subject: hostile,
      title: hostile,
      lead: hostile,
      picture: { id: hostile, alt: hostile, width: 1, height: 1 },
      rows: [{ label: hostile, lines: [hostile] }],
      body: [{ title: hostile, text: hostile }],
      actions: [{ label: hostile, url: hostile }],
      notes: [{ title: hostile, text: hostile }],
      foot: [hostile],
    }),
  );
  expect(html).not.toContain('<script');
  expect(html.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;')).toHaveLength(16);
});
