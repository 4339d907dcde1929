import { html } from '../html';
import type { Language } from '../languages';
import { renderPage } from '../page';
import type { ParsedMail } from './parsed-mail';

interface MailboxTexts {
  readonly demo: string;
  readonly title: string;
  readonly note: string;
  readonly empty: string;
}

const texts: Readonly<Record<Language, MailboxTexts>> = {
  ko: {
    demo: '시연',
    title: '메일함',
    note: '실제로 발송되는 메일은 없습니다. 이 페이지에서만 확인하실 수 있습니다.',
    empty: '아직 받은 메일이 없습니다.',
  },
  en: {
    demo: 'Demo',
    title: 'Mailbox',
    note: 'Mails are not really sent. You can read them only on this page.',
    empty: 'No mail yet.',
  },
  ja: {
    demo: 'デモ',
    title: 'メールボックス',
    note: '実際には送信されません。内容はこのページでご確認ください。',
    empty: 'メールはまだありません。',
  },
  'zh-Hans': {
    demo: '演示',
    title: '收件箱',
    note: '邮件不会真正发送，仅可在此页面查看。',
    empty: '暂无邮件。',
  },
};

export function renderListPage(language: Language, mails: readonly ParsedMail[]): string {
  const pageTexts = texts[language];
  const mailItems = mails.map(
    ({ id, to, fromName, subject }) =>
      html`<li><header><span>${to.join(', ')}</span><span>${fromName}</span></header>
<p><a href="mailbox/${id}">${subject}</a></p></li>`,
  );
  const content = html`<main class="sheet wide"><h1>${pageTexts.title}</h1><p class="note">${pageTexts.note}</p>
${mailItems.length === 0 ? html`<p class="lead">${pageTexts.empty}</p>` : html`<ol class="message-list">${mailItems}</ol>`}</main>`;
  return renderPage({ language, brand: 'group', name: 'Mail', demo: pageTexts.demo, title: pageTexts.title, content });
}
