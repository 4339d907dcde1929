import type { Instrument, LangFlag } from '../ledger';

type Texts = Readonly<Record<LangFlag, string>>;

/** A demo card, which exists nowhere else. The card that the customer enters decides the outcome of the approval. */
export interface DemoCard {
  readonly number: string;
  /** The description of the outcome for the customer. */
  readonly outcome: Texts;
  readonly instrument: Instrument;
}

const createCard = (
  number: string,
  atApproval: Instrument['atApproval'],
  partCancel: boolean,
  outcome: Texts,
): DemoCard => ({
  number,
  outcome,
  instrument: {
    issuerCode: '901',
    issuer: '한빛카드',
    maskedNumber: `${number.slice(0, 4)}${number.slice(5, 7)}******${number.slice(-4)}`,
    partCancel,
    atApproval,
  },
});

export const demoCards: readonly DemoCard[] = [
  createCard('9410 0000 0000 0001', 'approve', true, {
    KOR: '승인',
    ENG: 'Approved',
    JPN: '承認',
    CHN: '批准',
  }),
  createCard('9410 0000 0000 0002', 'decline', true, {
    KOR: '승인 거절(한도 초과)',
    ENG: 'Declined (over the limit)',
    JPN: '承認拒否（限度額超過）',
    CHN: '拒绝（超出限额）',
  }),
  createCard('9410 0000 0000 0003', 'approve', false, {
    KOR: '승인, 전액 취소만 가능',
    ENG: 'Approved, full cancel only',
    JPN: '承認・全額取消のみ',
    CHN: '批准，仅可全额取消',
  }),
  createCard('9410 0000 0000 0004', 'loseResponse', true, {
    KOR: '승인 후 응답 유실',
    ENG: 'Charged, answer lost',
    JPN: '承認後に応答消失',
    CHN: '扣款后响应丢失',
  }),
];

/** Finds a demo card. The number may contain spaces and dashes. */
export const findCard = (number: string): DemoCard | undefined => {
  const digits = number.replace(/[\s-]/g, '');
  return demoCards.find((card) => card.number.replaceAll(' ', '') === digits);
};

/** An invented bank; transfers from the last one are declined. */
export interface DemoBank {
  readonly code: string;
  readonly name: Texts;
  readonly instrument: Instrument;
}

const createBank = (code: string, name: Texts, atApproval: Instrument['atApproval'] = 'approve'): DemoBank => ({
  code,
  name,
  instrument: { issuerCode: code, issuer: name.KOR, maskedNumber: '', partCancel: true, atApproval },
});

export const demoBanks: readonly DemoBank[] = [
  createBank('901', { KOR: '한강은행', ENG: 'Hangang Bank', JPN: 'ハンガン銀行', CHN: '汉江银行' }),
  createBank('902', { KOR: '남산은행', ENG: 'Namsan Bank', JPN: 'ナムサン銀行', CHN: '南山银行' }),
  createBank('903', { KOR: '동백은행', ENG: 'Dongbaek Bank', JPN: 'トンベク銀行', CHN: '冬柏银行' }),
  createBank('904', { KOR: '바람은행', ENG: 'Baram Bank', JPN: 'パラム銀行', CHN: '清风银行' }, 'decline'),
];
