import type { Messages } from '../messages';

export const footer: Messages['footer'] = {
  label: '企业信息与条款',
  terms: '条款与政策',
  representative: '法定代表人',
  address: '地址',
  phone: '电话',
  email: '电子邮箱',
  bizRegNo: '工商登记号',
  mailOrderNo: '网络销售经营申报号',
  privacyOfficer: '个人信息保护负责人',
  hosting: '主机服务商',
  ftcLookup: '查询企业信息',
  registeredAs: '{{own}}（{{registered}}）',
  copyright: '© {{year}} {{name}}',
  licenses: '开源许可',
};
