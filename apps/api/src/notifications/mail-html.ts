import { languageNames } from '@dining/domain/shared/language';
import { keepTogether } from '@dining/i18n/keep-together';
import { colourSchemes, fonts } from '../html/brand';
import { escapeHtml } from '../html/escape-html';
import { lineBreaks } from '../html/line-breaks';
import type { MailAction, MailContent } from './mail-content';
import { mailLogo } from './mail-logo';

/** Only the light scheme: mail programs support no CSS variables, and few support a dark scheme. */
const colours = colourSchemes.light;

const hangulPattern = /\p{Script=Hangul}/u;

/** Marks Korean text in mails of other languages, so that its lines break only between words. */
const renderText = (text: string, { language }: MailContent): string =>
  language !== 'ko' && hangulPattern.test(text)
    ? `<span lang="ko" style="${lineBreaks.ko.text}">${escapeHtml(text)}</span>`
    : escapeHtml(keepTogether(text, language));

/** Keeps a code, such as a reservation number, on one line: it could break at a hyphen. */
const renderLine = (text: string, content: MailContent): string =>
  /^[\w-]+$/.test(text) ? `<span style="white-space:nowrap">${escapeHtml(text)}</span>` : renderText(text, content);

/** Renders lines as paragraphs. Wrapped lines of a list item are indented to its text. */
const renderLines = (text: string, content: MailContent): string =>
  text
    .split(/\r?\n/)
    .map((line) => {
      const indent = line.startsWith('· ') ? 'padding-left:10px;text-indent:-10px;' : '';
      return `<p style="margin:0;${indent}text-wrap:pretty">${renderText(line, content)}</p>`;
    })
    .join('');

/** Renders the lines of a row. If the row has a URL, its first line is the link. */
const renderRowLines = ({ lines: rowLines, url }: MailContent['rows'][number], content: MailContent): string =>
  rowLines
    .map((value, index) => {
      const line = renderLine(value, content);
      return url === undefined || index > 0
        ? line
        : `<a href="${escapeHtml(url)}" style="color:${colours.brass}">${line}</a>`;
    })
    .join('<br>');

/** Renders the label of a row. Korean ones are short enough for one line. */
const renderLabel = (label: string, { language }: MailContent): string =>
  escapeHtml(language === 'ko' ? label.replaceAll(' ', '\u00a0') : label);

const renderRow = (row: MailContent['rows'][number], content: MailContent): string =>
  `<tr><th scope="row" align="left" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid ${colours.line};` +
  `font-weight:400;color:${colours.soft};word-break:keep-all;overflow-wrap:normal">${renderLabel(row.label, content)}</th>` +
  `<td valign="top" style="padding:10px 0;border-top:1px solid ${colours.line};${lineBreaks[content.language].value}">${renderRowLines(row, content)}</td></tr>`;

const renderPicture = (content: MailContent): string => {
  if (content.picture === undefined) return '';
  const { id, alt, width, height } = content.picture;
  // Outlook uses the attributes, phones use the style: both reserve the space until the picture is loaded.
  return (
    `<tr><td><img src="cid:${escapeHtml(id)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" ` +
    `style="display:block;width:100%;max-width:${width}px;height:auto;border:0"></td></tr>`
  );
};

const renderSection = (
  { title, text, url }: MailContent['notes'][number],
  content: MailContent,
  style: string,
): string =>
  `<h2 style="margin:28px 0 6px;font:400 15px/1.5 ${fonts[content.language].serif}">${escapeHtml(title)}</h2>` +
  `<div style="${style};line-height:1.7">${renderLines(text, content)}</div>` +
  (url === undefined
    ? ''
    : `<p style="margin:6px 0 0;${style};word-break:break-all"><a href="${escapeHtml(url)}" style="color:${colours.brass}">${escapeHtml(url)}</a></p>`);
const bodyStyle = 'font-size:15px';
const noteStyle = `font-size:13px;color:${colours.soft}`;

// The cell has the colour and not the link, because Outlook ignores the padding of links.
const renderButton = ({ label, url }: MailAction, index: number): string => {
  const [fill, ink] = index === 0 ? [colours.brass, colours.raised] : [colours.raised, colours.ink];
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:${index === 0 ? 28 : 12}px 0 0"><tr>` +
    `<td bgcolor="${fill}" style="border:1px solid ${index === 0 ? fill : colours.line};border-radius:3px">` +
    `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 27px;color:${ink};text-decoration:none">` +
    `${escapeHtml(label)}</a></td></tr></table>`
  );
};

export function renderHtmlMail(content: MailContent): string {
  const { sender, title, intro } = content;
  const { serif, sans } = fonts[content.language];
  const breaks = lineBreaks[content.language];
  const body = [
    `<p style="margin:0 0 8px;font-size:13px;color:${colours.brass}">` +
      `<img src="cid:${mailLogo.id}" alt="" width="32" height="32" ` +
      `style="margin:0 10px 0 0;border:0;vertical-align:middle">${escapeHtml(sender)}</p>`,
    `<h1 style="margin:0 0 12px;font:400 24px/1.4 ${serif};text-wrap:balance;${breaks.value}">${escapeHtml(title)}</h1>`,
    `<div style="margin:0 0 24px;color:${colours.soft}">${renderLines(intro, content)}</div>`,
    `<table width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.6">`,
    ...content.rows.map((row) => renderRow(row, content)),
    `</table>`,
    ...content.body.map((section) => renderSection(section, content, bodyStyle)),
    ...content.actions.map(renderButton),
    content.closing === undefined
      ? ''
      : `<div style="margin:28px 0 0;${bodyStyle};line-height:1.7">${renderLines(content.closing, content)}</div>`,
    ...content.notes.map((section) => renderSection(section, content, noteStyle)),
  ];
  const footer = content.footer.map((line) => `<p style="margin:0 0 4px">${renderLine(line, content)}</p>`);
  return [
    `<!doctype html><html lang="${languageNames[content.language].html}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">`,
    `<title>${escapeHtml(content.subject)}</title></head>`,
    `<body style="margin:0;padding:0;background:${colours.paper}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr>`,
    `<td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;`,
    `background:${colours.raised};border:1px solid ${colours.line};color:${colours.ink};font:400 16px/1.7 ${sans};${breaks.text};`,
    `text-align:left">${renderPicture(content)}`,
    `<tr><td style="padding:32px 28px">${body.join('')}</td></tr></table>`,
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px"><tr>`,
    `<td style="padding:16px 28px;font:400 12px/1.6 ${sans};color:${colours.soft};text-align:left;${breaks.text}">${footer.join('')}</td>`,
    `</tr></table></td></tr></table></body></html>`,
  ].join('');
}
