import type { Messages } from '../messages';

export const inquiryTemplates: Messages['inquiryTemplates'] = {
  names: {
    thanks: '感谢并已确认',
    booking: '可以安排',
    sorry: '无法安排',
    later: '稍后回复',
  },
  texts: {
    thanks: '尊敬的{{name}}：\n感谢您联系{{venue}}。\n\n\n\n此致\n{{venue}}',
    booking: '尊敬的{{name}}：\n我们很乐意为您安排，请在预订时填写于备注栏。\n\n此致\n{{venue}}',
    sorry: '尊敬的{{name}}：\n非常抱歉，我们无法安排您提出的要求，敬请谅解。\n\n此致\n{{venue}}',
    later: '尊敬的{{name}}：\n我们正在核实您的问题，稍后将再次与您联系。\n\n此致\n{{venue}}',
  },
};
