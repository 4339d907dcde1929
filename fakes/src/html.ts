export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Content = Html | string | number | false | null | readonly Html[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const renderContent = (content: Content): string => {
  if (content instanceof Html) return content.text;
  if (content === false || content === null) return '';
  if (typeof content === 'object') return content.map(({ text }) => text).join('');
  return String(content).replace(/[&<>"']/g, (character) => entities[character] ?? character);
};

/** Template tag that escapes texts and inserts `Html` as it is. `false` and `null` render nothing. */
export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Html =>
  new Html(strings.reduce((page, string, index) => page + renderContent(values[index - 1] ?? null) + string));
