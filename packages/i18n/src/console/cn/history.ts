import type { Messages } from '../messages';

export const history: Messages['history'] = {
  title: '更改记录',
  back: '返回编辑',
  none: '尚无版本',
  noneText: '每次生效的更改都会留下一个版本。',
  version: '版本{{version}}',
  current: '当前内容',
  by: '{{name}} · {{at}}',
  sources: {
    console: '在控制台发布',
    setup: '在控制台保存',
    import: '导入文件',
    calendar: '营业日历',
    picture: '更改图片',
    allergens: '更改过敏原',
    before: '开始记录之前的内容',
  },
  first: '首个版本。',
  field: '项目',
  before: '更改前',
  after: '更改后',
  restore: '恢复为草稿',
  restoreName: '将版本{{version}}恢复为草稿',
  use: '使用这些内容',
  useName: '使用版本{{version}}的内容',
  used: '已将版本{{version}}的内容填入表单，保存后生效。',
};
