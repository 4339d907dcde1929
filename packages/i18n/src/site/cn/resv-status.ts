import type { Messages } from '../messages';

export const resvStatus: Messages['resvStatus'] = {
  reserved: '预订成功',
  confirm: '预订已确认',
  cancel: '预订已取消',
  cancelByVenue: '酒店已取消',
  sentences: {
    reserved: '预订成功',
    confirm: '预订已确认',
    cancel: '预订已取消',
    cancelByVenue: '酒店已取消此预订',
  },
};
