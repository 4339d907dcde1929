import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: '予約完了',
  confirm: '予約確定',
  cancel: 'キャンセル済み',
  cancelByVenue: 'ホテルによるキャンセル',
};
