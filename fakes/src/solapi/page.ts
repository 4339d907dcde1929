import { html } from '../html';
import type { Language } from '../languages';
import { renderPage } from '../page';
import type { StoredSms } from './sms-store';

interface SmsPageTexts {
  readonly demo: string;
  readonly title: string;
  readonly note: string;
  readonly empty: string;
}

const texts: Readonly<Record<Language, SmsPageTexts>> = {
  ko: {
    demo: '시연',
    title: '휴대전화로 보낸 문자',
    note: '실제로 발송되는 문자는 없습니다. 이 페이지에서만 확인하실 수 있습니다.',
    empty: '아직 보낸 문자가 없습니다.',
  },
  en: {
    demo: 'Demo',
    title: 'Texts sent to phones',
    note: 'Messages are not really sent. You can read them only on this page.',
    empty: 'No text yet.',
  },
  ja: {
    demo: 'デモ',
    title: '携帯電話に送信したメッセージ',
    note: '実際には送信されません。内容はこのページでご確認ください。',
    empty: 'メッセージはまだありません。',
  },
  'zh-Hans': {
    demo: '演示',
    title: '已发送至手机的短信',
    note: '短信不会真正发送，仅可在此页面查看。',
    empty: '暂无短信。',
  },
};

const linkUrls = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 0 ? html`${part}` : html`<a href="${part}">${part}</a>`));

const typeNames = { SMS: 'SMS', LMS: 'LMS', ATA: 'AlimTalk' } as const;
const seoulTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Asia/Seoul' });
const formatPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');

export function renderSmsPage(language: Language, messages: readonly StoredSms[]): string {
  const pageTexts = texts[language];
  const messageItems = messages.map(
    (
      message,
    ) => html`<li><header><span>${formatPhone(message.to)}</span><span>${typeNames[message.type]} · <time datetime="${message.at.toISOString()}">${seoulTime.format(message.at)}</time></span></header>
<p>${linkUrls(message.text)}</p></li>`,
  );
  const content = html`<main class="sheet wide"><h1>${pageTexts.title}</h1><p class="note">${pageTexts.note}</p>
${messageItems.length === 0 ? html`<p class="lead">${pageTexts.empty}</p>` : html`<ol class="message-list">${messageItems}</ol>`}</main>`;
  return renderPage({
    language,
    brand: 'group',
    name: 'SOLAPI',
    demo: pageTexts.demo,
    title: pageTexts.title,
    content,
  });
}
