import type { Messages } from '../messages';

export const proposals: Messages['proposals'] = {
  proposedBy: '提案者：{{name}}',
  proposedByCommand: '提案者：{{name}}（コマンド）',
  expiresAt: '{{time}}まで',
  states: {
    open: '確認待ち',
    confirmed: '確認済み',
    withdrawn: '取り下げ',
    lapsed: '失効',
    refused: '却下',
  },
  decidedBy: '{{name}} · {{time}}',
  withdraw: '取り下げる',
  withdrawn: '提案を取り下げました。',
  refuse: '却下する',
  refused: '提案を却下しました。',
  refuseText: '{{name}}さんに理由が表示されます。',
  reason: '理由',
  reasonHint: '監査記録に残ります。氏名や連絡先は書かないでください。',
  reasonMissing: '理由を入力してください。',
};
