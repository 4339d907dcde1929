import type { Messages } from '../messages';

export const review: Messages['review'] = {
  title: '评价',
  tabs: {
    product: '产品信息',
    reviews: '评价 {{count}}',
  },
  empty: '暂无评价。',
  emptyHint: '期待您用餐后的分享。',
  off: '本酒店不展示评价。',
  by: '{{name}}的评价',
  enlarge: '放大查看{{name}}的评价',
  previous: '上一条评价',
  next: '下一条评价',
  photo: '{{name}}的图片',
  write: {
    title: '撰写评价',
    contents: '评价内容',
    placeholder: '用餐与服务体验如何？',
    photo: '照片',
    addPhoto: '选择照片',
    removePhoto: '删除照片',
    changePhoto: '更换照片',
    yourPhoto: '您选择的照片',
    preparing: '正在处理照片',
    photoHint: '照片中的拍摄地点等信息将被清除。',
    count: '已输入 {{used}} 字，最多 {{max}} 字',
    submit: '提交评价',
  },
  view: '查看我的评价',
  alerts: {
    contents: '请输入评价内容。',
    photo: '请上传照片。',
    imageOnly: '仅支持图片文件。',
    confirm: '确定提交评价吗？',
    saved: '评价提交成功。',
  },
};
