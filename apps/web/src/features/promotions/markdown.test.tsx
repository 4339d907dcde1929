// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from './markdown';

const render = (text: string): string => renderToStaticMarkup(<Markdown text={text} />);

it.each([
  ['Korean', '## 이런 점이 좋습니다'],
  ['Chinese', '## 优惠内容'],
  ['Japanese', '### ご案内'],
  ['English', '## What is included\n\n## What is included'],
  ['no words', '## !!!'],
  ['an underlined heading', '제목\n---'],
  ['the lowest headings', '#### a\n\n##### b\n\n###### c'],
])('the Markdown component renders headings without an id: %s', (_name, text) => {
  const html = render(text);
  expect(html).toMatch(/<h[2-6] class="heading/);
  expect(html).not.toMatch(/\sid=/);
});

it.each(['# The first', 'The first\n==='])(
  'the Markdown component renders a first-level heading as level 2: %j',
  (text) => {
    expect(render(text)).toMatch(/<h2 class="[^"]*">The first<\/h2>/);
  },
);
