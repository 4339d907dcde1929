import { randomUUID } from 'node:crypto';
import { demoSolapi } from './signature-verifier';
import { countBytes, type StoredSms } from './sms-store';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const parseStringRecord = (value: unknown): Readonly<Record<string, string>> =>
  isFields(value) ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])) : {};

/** An accepted or rejected message. The codes of rejections are invented; the service's list is not public. */
export type MessageResult =
  | { readonly ok: true; readonly sms: StoredSms }
  | { readonly ok: false; readonly to: string; readonly statusCode: string; readonly statusMessage: string };

/** The AlimTalk channel and the first template of the demo account; tests register further templates. */
export const demoAlimTalk = { pfId: 'demo-channel', templateId: 'demo-code-template' } as const;

/** Templates by id, with placeholders `#{name}`. */
export type Templates = ReadonlyMap<string, string>;
export const demoTemplates: Templates = new Map([
  [demoAlimTalk.templateId, '인증번호 #{code} (#{minutes}분 이내 입력). 타인에게 알려 주지 마십시오.'],
]);

/** Fills a template. Returns undefined if a value is missing or empty. */
function fillTemplate(template: string, variables: Readonly<Record<string, string>>): string | undefined {
  const filledText = template.replace(/#\{[^}]+\}/g, (placeholder) => variables[placeholder] || placeholder);
  return /#\{[^}]+\}/.test(filledText) ? undefined : filledText;
}

/** Validates a message as SOLAPI does. Returns it as it arrives at the phone, or the error. */
export function acceptMessage(message: unknown, templates: Templates, now: Date): MessageResult {
  const fields = isFields(message) ? message : {};
  const { to, from, text, subject, type } = fields;
  const reject = (statusCode: string, statusMessage: string): MessageResult => ({
    ok: false,
    to: String(to),
    statusCode,
    statusMessage,
  });
  if (typeof to !== 'string' || !/^01\d{8,9}$/.test(to)) return reject('1020', '수신번호 오류');
  if (from !== demoSolapi.sender) return reject('1062', '발신번호 미등록');
  if (typeof text !== 'string' || text === '') return reject('1011', '본문 없음');
  const length = countBytes(text);
  const isLong = length > 90 || subject !== undefined;
  if (length > 2_000 || (type === 'SMS' && isLong)) return reject('1012', '본문 길이 초과');
  const kakao = isFields(fields['kakaoOptions']) ? fields['kakaoOptions'] : {};
  const templateId = String(kakao['templateId']);
  const template = kakao['pfId'] === demoAlimTalk.pfId ? templates.get(templateId) : undefined;
  if (type === 'ATA' && template === undefined) return reject('1030', '등록되지 않은 템플릿');
  const variables = parseStringRecord(kakao['variables']);
  const filledText = type === 'ATA' && template !== undefined ? fillTemplate(template, variables) : undefined;
  if (type === 'ATA' && filledText === undefined) return reject('1031', '템플릿 변수 누락');
  return {
    ok: true,
    sms: {
      messageId: `M4V${randomUUID().replaceAll('-', '').slice(0, 26).toUpperCase()}`,
      at: now,
      to,
      from,
      type: type === 'ATA' ? 'ATA' : isLong || type === 'LMS' ? 'LMS' : 'SMS',
      text: filledText ?? text,
      fallback: filledText === undefined ? undefined : text,
      template: filledText === undefined ? undefined : templateId,
      variables: filledText === undefined ? {} : variables,
      customFields: parseStringRecord(fields['customFields']),
    },
  };
}
