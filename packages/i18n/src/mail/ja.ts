import { resvStatus } from '../site/ja/resv-status';
import type { MailTexts } from './texts';

const { sentences } = resvStatus;

export const mail: MailTexts = {
  unnamed: 'お客',
  made: {
    subject: '【{{venue}}】ご予約完了のお知らせ（{{visit}}）',
  },
  cancelled: {
    subject: '【{{venue}}】ご予約キャンセルのお知らせ（{{visit}}）',
    lead: '{{name}}様、またのご利用を心よりお待ちしております。',
  },
  cancelledByVenue: {
    subject: '【{{venue}}】ご予約キャンセルのお詫び（{{visit}}）',
    title: 'ご予約をキャンセルさせていただきました',
    lead: '{{name}}様、誠に申し訳ございません。ホテルの都合により、やむを得ずご予約をキャンセルさせていただきました。お支払い済みの金額は全額返金いたします。',
  },
  offered: {
    title: '代わりにご案内できるお時間',
    text: '下のボタンからご予約いただけます。メール送信時点で空いていたお時間のため、満席になることがあります。',
  },
  reminder: {
    subject: '【{{venue}}】ご予約日のご案内（{{visit}}）',
    title: 'ご予約日が近づいてまいりました',
    lead: '{{name}}様、ご予約の内容をご案内いたします。ご来店のご予定をお知らせくださいますと幸いです。準備を整えてお待ち申し上げております。',
    coming: '予定どおり伺います',
    cancel: '予約をキャンセルする',
  },
  notice: {
    subject: '【{{venue}}】ご予約についてのご連絡（{{visit}}）',
    title: 'ご予約についてのご連絡',
    lead: '{{name}}様、ご予約についてレストランよりご連絡いたします。',
    remains: 'ご予約はそのまま有効です。',
    message: 'レストランからのご連絡',
  },
  answered: {
    subject: '【お問い合わせへの回答】{{title}}',
    title: 'お問い合わせへの回答',
    lead: '{{name}}様、お待ちいただき、誠にありがとうございました。',
    reasonForMail: 'お問い合わせをお寄せくださった会員の方にお送りしております。このメールにはご返信いただけません。',
  },
  reviewHidden: {
    subject: '【お客様の声】{{venue}}へのご感想を非表示にいたしました',
    title: 'ご感想を非表示にいたしました',
    lead: '{{name}}様、ご投稿いただいたご感想が掲載の基準に合わないため、非表示にいたしました。評価も集計されません。',
    reason: '理由',
    review: 'ご投稿の内容',
    note: '説明',
    appealTitle: '異議の申し立て',
    appeal: 'マイページから一度のみ異議を申し立てていただけます。非表示にした者とは別の担当者が判断いたします。',
    open: 'マイページを開く',
    reasonForMail: 'ご感想をお寄せくださった会員の方にお送りしております。このメールにはご返信いただけません。',
  },
  reviewAppealDecided: {
    upheldSubject: '【お客様の声】{{venue}}へのご感想は引き続き非表示となります',
    upheldTitle: 'ご感想は引き続き非表示となります',
    upheldLead: '{{name}}様、別の担当者が異議を確認し、引き続き非表示とすることにいたしました。',
    restoredSubject: '【お客様の声】{{venue}}へのご感想を再び掲載いたしました',
    restoredTitle: 'ご感想を再び掲載いたしました',
    restoredLead:
      '{{name}}様、別の担当者が異議を確認し、ご感想と評価を再び掲載いたしました。ご迷惑をおかけし、申し訳ございません。',
  },
  open: '予約を確認する',
  reasonForMail:
    'ご予約時にご入力いただいたメールアドレス宛てにお送りしております。このメールにはご返信いただけません。',
  sms: {
    made: `【{{hotel}}】${sentences.reserved}。\n{{venue}}／{{product}}\n{{visit}}／{{party}}\nお支払い：{{paid}}\n予約番号：{{resvCode}}\n予約の確認：{{link}}`,
    cancelled: `【{{hotel}}】${sentences.cancel}。\n{{venue}}／{{product}}\n{{visit}}／{{party}}\n予約番号：{{resvCode}}\nお支払い金額：{{paid}}\nキャンセル料：{{fee}}\n返金額：{{refund}}\n詳細：{{link}}`,
    cancelledByVenue:
      '【{{hotel}}】誠に申し訳ございません。ホテルの都合により、ご予約をキャンセルさせていただきました。\n{{venue}}／{{product}}\n{{visit}}／{{party}}\n予約番号：{{resvCode}}\nお支払い金額：{{paid}}\n返金額（全額）：{{refund}}\n詳細：{{link}}',
    reminder:
      '【{{hotel}}】ご予約日が近づいてまいりました。\n{{venue}}／{{product}}\n{{visit}}／{{party}}\n予約番号：{{resvCode}}\nご来店のご連絡・キャンセル：{{link}}',
    confirmedReminder:
      '【{{hotel}}】ご予約日が近づいてまいりました。\n{{venue}}／{{product}}\n{{visit}}／{{party}}\n予約番号：{{resvCode}}\nご来店のご連絡：{{link}}',
    answered: '【{{hotel}}】お問い合わせに回答いたしました。\n回答を見る：{{link}}',
    payLink:
      '【{{hotel}}】{{until}}までにご予約のお支払いをお願いいたします。それまでお席を確保しております。\n{{venue}}／{{product}}\n{{visit}}／{{party}}\nお支払い金額：{{amount}}\nお支払いはこちら：{{link}}',
  },
  account: {
    sender: 'ホテルダイニング',
    codeSms: '【{{group}}】認証番号{{code}}（{{minutes}}分有効）他人に教えないようご注意ください。',
    code: {
      subject: '認証番号 {{code}}',
      title: '認証番号のお知らせ',
      lead: '次の認証番号を画面にご入力ください。{{minutes}}分間ご利用いただけます。',
      label: '認証番号',
      reasonForMail:
        'お心当たりのない場合は、このメールを破棄くださいますようお願いいたします。認証番号は第三者にお知らせにならないようご注意ください。',
    },
    reset: {
      subject: 'パスワードの再設定',
      title: 'パスワードの再設定のご案内',
      lead: '下のボタンから新しいパスワードをご設定ください。{{minutes}}分間、一度だけご利用いただけます。',
      open: '新しいパスワードを設定する',
      reasonForMail:
        'お心当たりのない場合は、このメールを破棄くださいますようお願いいたします。パスワードは変更されません。',
    },
    passwordChanged: {
      subject: 'パスワードが変更されました',
      title: 'パスワードが変更されました',
      lead: '{{date}}にパスワードが変更され、ほかの端末ではすべてログアウトいたしました。',
      reset: 'パスワードを再設定する',
      reasonForMail:
        'お心当たりのない場合は、すぐに上のボタンからパスワードの再設定をお願いいたします。このメールにはご返信いただけません。',
    },
    marketing: {
      subject: 'お知らせ・特典の受信設定のご案内',
      title: 'お知らせ・特典の受信設定',
      lead: 'ご希望の内容で承りました。',
      sender: '送信者',
      date: '受付日時',
      agreed: '受け取る',
      declined: '受け取らない',
      change: '会員情報で変更する',
      reasonForMail:
        '韓国の法令に基づき、広告の受信への同意または撤回の結果をお知らせしております。設定はいつでも変更いただけます。このメールにはご返信いただけません。',
    },
    joined: {
      subject: '{{group}}へのご登録ありがとうございます',
      title: 'ご登録ありがとうございます',
      lead: '{{name}}様、会員にご登録いただき、誠にありがとうございます。会員価格でご予約いただけるようになりました。',
      id: 'ログインID',
      coupon: '会員登録記念クーポン',
      until: '{{date}}まで有効',
      coupons: 'クーポンを見る',
      site: 'ご予約はこちら',
      reasonForMail:
        '会員登録が完了したためお送りしております。お心当たりのない場合は、ホテルまでお電話ください。このメールにはご返信いただけません。',
    },
    left: {
      subject: '退会のお手続きが完了いたしました',
      title: '退会のお手続きが完了いたしました',
      lead: 'これまでご利用いただき、誠にありがとうございました。会員情報は削除いたしました。法令で保管が定められているご予約・お支払い・お問い合わせの記録のみ、所定の期間、別に保管いたします。',
      reasonForMail: 'お心当たりのない場合は、ホテルまでお電話ください。このメールにはご返信いただけません。',
    },
  },
  venue: {
    booked: {
      subject: '{{venue}} 新規予約 · {{visit}} · {{resvCode}}',
      title: '新しい予約が入りました',
      lead: 'ご来店まで24時間を切った予約です。内容をご確認ください。',
    },
    cancelled: {
      subject: '{{venue}} 予約取消 · {{visit}} · {{resvCode}}',
      title: '予約が取り消されました',
      lead: 'ご来店まで24時間を切った予約が取り消されました。',
    },
    edited: {
      subject: '{{venue}} ご要望・アレルギーの変更 · {{visit}} · {{resvCode}}',
      title: 'お客様が予約内容を変更しました',
      lead: '変更内容をご確認ください。このメールの内容は送信時点のものです。',
    },
    sheet: {
      subject: '{{venue}} 予約表 · {{day}}',
      title: '今夜の予約',
      lead: '{{at}}時点の予約です。以降の変更はコンソールでご確認ください。',
    },
    changes: '変更回数',
    changedTitle: '{{title}}（{{at}}変更）',
    request: 'ご要望',
    noRequest: 'ご要望は削除されました。',
    allergies: 'アレルギー',
    allergiesChanged: 'アレルギーの回答が変更されました。内容はメールに記載しませんので、コンソールでご確認ください。',
    hasAllergies: 'アレルギーがあります。内容はメールに記載しませんので、コンソールでご確認ください。',
    day: '日付',
    parties: '予約',
    partyCount: '{{count}}件',
    people: '人数',
    peopleCount: '{{count}}名',
    withAllergies: 'アレルギーのある予約',
    open: 'コンソールを開く',
    reasonForMail: '店舗宛の送信専用メールです。お客様には送信していません。',
  },
  payLink: {
    subject: '{{venue}}のご予約のお支払いをお願いいたします（{{visit}}）',
    title: 'ご予約のお支払いをお願いいたします',
    lead: '{{name}}様、お電話をいただきありがとうございます。{{until}}までお席を確保しております。下のボタンからお支払いいただくと、ご予約が確定いたします。',
    venue: 'レストラン',
    product: 'プラン',
    visit: 'ご来店日時',
    party: '人数',
    amount: 'お支払い金額',
    open: 'お支払いへ進む',
    reasonForMail:
      'このメールアドレスでお電話によるご予約を承ったため、お送りしております。リンクを他の方に転送しないでください。このメールにはご返信いただけません。',
  },
  memberInvited: {
    subject: '【{{group}}】新しい予約サービスへのご招待',
    title: '新しい予約サービスへのご招待',
    lead: '{{name}}様、{{group}}の予約サービスが新しくなりました。下のボタンから規約に同意のうえ、パスワードをご設定ください。リンクは{{date}}まで、一度だけ使用できます。',
    gains: 'ご登録後、このメールアドレスでのご予約と、これまでに貯めたポイントをご確認いただけます。',
    open: '登録する',
    reasonForMail:
      '以前の予約サービスの会員の方にお送りしております。期限までにご登録がない場合、お客様の情報を削除いたします。このメールにはご返信いただけません。',
  },
  staffInvited: {
    subject: '【{{group}}】スタッフ用コンソールへのご招待',
    title: 'スタッフ用コンソールへのご招待',
    lead: '{{inviter}}さんから、スタッフ用コンソールに招待されました。下のボタンからログイン方法をご設定ください。リンクは{{date}}まで、一度だけ使用できます。',
    renewSubject: '【{{group}}】ログイン方法の再設定',
    renewTitle: 'ログイン方法の再設定をお願いいたします',
    renewLead:
      '{{inviter}}さんが、スタッフ用コンソールの以前のログイン方法を削除いたしました。下のボタンから新しくご設定ください。リンクは{{date}}まで、一度だけ使用できます。',
    account: 'アカウント',
    roles: '役割',
    open: 'ログイン方法を設定',
    reasonForMail:
      '当社のスタッフでない場合は、このメールを無視してください。リンクを他の方に転送しないでください。このメールは送信専用です。',
    wholeGroup: 'グループ全体',
    roleNames: {
      host: 'ホスト',
      kitchen: 'キッチン',
      venue_manager: '店舗マネージャー',
      reservation_desk: '予約デスク',
      hotel_manager: 'ホテル料飲マネージャー',
      marketing: 'マーケティング',
      finance: '経理',
      privacy: '個人情報・監査',
      owner: 'オーナー',
    },
  },
  example: {
    inquiryTitle: '子ども用の椅子はありますか',
    inquiry: '1歳の子どもと一緒に伺います。子ども用の椅子をお借りできますか。',
    answer: 'はい、お子様用の椅子をご用意してお待ちしております。',
    review: 'ほかのお客様のお名前と電話番号が書かれたご感想です。',
    explanation: 'ほかのお客様の個人情報が含まれております。',
    notice: '当日はホテルの催しのため、東口をご利用ください。',
  },
  setupTest: {
    subject: '{{group}}：テストメール',
    text: '{{group}}の予約システムのメール設定を確認するためのメールです。届いていれば、メールは正常に送信されています。',
    sms: '[{{group}}] 予約システムのSMS設定を確認するためのメッセージです。',
    payment: {
      goods: 'テスト決済',
      title: 'テスト決済',
      done: 'テストが終わりました。このウィンドウを閉じて、コンソールで結果をご確認ください。',
      checking: '決済会社の回答を確認しております。このウィンドウを閉じて、コンソールで結果をご確認ください。',
      failed:
        'テスト決済は終了しており、決済は行われていません。このウィンドウを閉じて、コンソールからやり直してください。',
      unknownTitle: 'テスト決済が見つかりません',
      unknown: '決済は行われていません。このウィンドウを閉じて、コンソールからやり直してください。',
    },
  },
};
