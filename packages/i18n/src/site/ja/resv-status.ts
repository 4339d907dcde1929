import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: '予約完了',
  confirm: '予約確定',
  cancel: 'キャンセル済み',
  cancelByVenue: 'ホテルによるキャンセル',
  sentences: {
    reserved: 'ご予約が完了いたしました',
    confirm: 'ご予約が確定いたしました',
    cancel: 'ご予約のキャンセルを承りました',
    cancelByVenue: 'ホテルの都合によりキャンセルとなりました',
  },
};
