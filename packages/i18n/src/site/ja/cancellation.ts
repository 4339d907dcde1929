import type { Messages } from '../messages';

export const cancellation: Messages['cancellation'] = {
  title: 'ご予約のキャンセル',
  requested: 'キャンセルのお手続き日時',
  paid: 'お支払い金額',
  fee: 'キャンセル料',
  refund: '返金予定額',
  policy: 'キャンセル・返金規定',
  agree: 'キャンセル・返金規定を確認し、同意します。',
  submit: 'キャンセルする',
  submitRefund: 'キャンセルして{{refund}}の返金を受ける',
  submitNoRefund: '返金なしでキャンセルする',
  nothingPaid: 'お支払いがないため、キャンセル料およびご返金は発生いたしません。',
  byPhone:
    'このご予約はオンラインではキャンセルいただけません。変更・キャンセルをご希望の際は、レストランへお電話ください。',
  past: {
    byVenue:
      'ホテルの都合によりキャンセルとなりました。お支払い金額は全額返金いたします。ご迷惑をおかけし、誠に申し訳ございません。',
    title: 'キャンセル内容',
    at: 'キャンセル日時',
    method: '返金方法',
    fee: 'キャンセル料',
    refund: '返金額',
    arrives: {
      card: '返金は通常、{{days}}営業日以内にカードのご利用明細に反映されます。',
      account: '返金は通常、{{days}}営業日以内にお支払い元の口座へ入金されます。',
    },
    anotherDay: '別の日を予約する',
  },
  alerts: {
    agree: 'キャンセル・返金規定にご同意ください。',
    confirm: '返金予定額をご確認ください。ご予約をキャンセルしてもよろしいでしょうか。',
    done: 'ご予約のキャンセルを承りました。',
  },
  errors: {
    ALREADY_CANCELLED: 'このご予約はすでにキャンセルされています。',
    ALREADY_CONFIRMED:
      'このご予約はすでに確定しているため、オンラインではキャンセルいただけません。レストランへお電話ください。',
    DATE_EXPIRED: 'ご予約日を過ぎているため、キャンセルいただけません。',
  },
};
