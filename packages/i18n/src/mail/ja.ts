import type { MailTexts } from './texts';

export const mail: MailTexts = {
  made: {
    subject: '{{venue}}のご予約が完了しました · {{visit}}',
  },
  cancelled: {
    subject: '{{venue}}のご予約キャンセルのお知らせ · {{visit}}',
    title: 'キャンセルを承りました',
    lead: '{{name}} 様、またのお越しを心よりお待ちしております。',
    refund: '返金はご利用のお支払い方法へ行います。カード会社や金融機関により数日かかる場合があります。',
  },
  cancelledByVenue: {
    subject: '【お詫び】{{venue}}のご予約をキャンセルさせていただきました · {{visit}}',
    title: 'ご予約をキャンセルさせていただきました',
    lead: '{{name}} 様、誠に申し訳ございません。レストランの都合により、やむを得ずご予約をキャンセルさせていただきました。お支払い済みの金額は全額返金いたします。',
  },
  reminder: {
    subject: '{{venue}}ご予約日のご案内 · {{visit}}',
    title: 'ご予約日が近づきました',
    lead: '{{name}} 様、ご予約の内容をご案内いたします。お越しになることをお知らせいただけますと、準備を整えてお待ちできます。',
    coming: '予定どおり伺います',
    cancel: '予約をキャンセルする',
  },
  answered: {
    subject: 'お問い合わせに回答いたしました · {{title}}',
    title: 'お問い合わせへの回答',
    lead: '{{name}} 様、お待ちいただきありがとうございました。',
    why: 'お問い合わせをお寄せくださった会員の方にお送りしています。このメールには返信いただけません。',
  },
  open: '予約を確認する',
  why: 'ご予約時にご入力いただいたメールアドレス宛てにお送りしています。このメールには返信いただけません。',
  phone: {
    made: '【{{hotel}}】ご予約が完了しました。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\nお支払い：{{paid}}\n予約番号：{{resvCode}}\n予約の確認：{{link}}',
    cancelled:
      '【{{hotel}}】ご予約のキャンセルを承りました。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n予約番号：{{resvCode}}\nお支払い金額：{{paid}}\nキャンセル料：{{fee}}\n返金額：{{refund}}\n詳細：{{link}}',
    cancelledByVenue:
      '【{{hotel}}】誠に申し訳ございません。レストランの都合により、ご予約をキャンセルさせていただきました。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n予約番号：{{resvCode}}\nお支払い金額：{{paid}}\n返金額（全額）：{{refund}}\n詳細：{{link}}',
    reminder:
      '【{{hotel}}】ご予約の日が近づいてまいりました。\n{{venue}} · {{product}}\n{{visit}} · {{party}}\n予約番号：{{resvCode}}\nお越しのご連絡・キャンセル：{{link}}',
    answered: '【{{hotel}}】お問い合わせに回答いたしました。\n回答を見る：{{link}}',
  },
  account: {
    sender: 'ホテルダイニング',
    text: '【ホテルダイニング】認証番号 {{code}}（{{minutes}}分間有効）ほかの方に教えないでください。',
    code: {
      subject: '認証番号 {{code}}',
      title: '認証番号のお知らせ',
      lead: '次の認証番号を画面にご入力ください。{{minutes}}分間ご利用いただけます。',
      label: '認証番号',
      why: 'お心当たりのない場合は、このメールを破棄してください。認証番号は誰にもお知らせにならないでください。',
    },
    reset: {
      subject: 'パスワードの再設定',
      title: 'パスワードを再設定してください',
      lead: '下のボタンから新しいパスワードをご設定ください。{{minutes}}分間、一度だけご利用いただけます。',
      open: '新しいパスワードを設定する',
      why: 'お心当たりのない場合は、このメールを破棄してください。パスワードは変更されません。',
    },
  },
};
