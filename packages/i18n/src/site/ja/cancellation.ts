import type { Messages } from '../messages';

export const cancellation: Messages['cancellation'] = {
  title: 'ご予約のキャンセル',
  visit: 'ご来店日時',
  requested: 'キャンセル申請日時',
  paid: 'お支払い金額',
  fee: 'キャンセル料',
  refund: '返金予定額',
  policy: 'キャンセル・返金規定',
  agree: 'キャンセル・返金規定を確認し、同意します。',
  submit: 'キャンセルする',
  alerts: {
    agree: 'キャンセル・返金規定に同意してください。',
    confirm: '返金予定額をご確認ください。ご予約をキャンセルしますか？',
    done: 'ご予約をキャンセルしました。',
  },
  errors: {
    ALREADY_CANCELLED: 'このご予約はすでにキャンセルされています。',
    ALREADY_CONFIRMED: 'このご予約はすでに確定しているため、キャンセルできません。',
    DATE_EXPIRED: 'ご予約日を過ぎているため、キャンセルできません。',
  },
};
