import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: '预订完成',
  confirm: '已确认',
  cancel: '已取消',
  cancelByVenue: '酒店已取消',
};
