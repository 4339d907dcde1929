import type { Language } from '@dining/domain/shared/language';

/** A kind of wording that guests do not read in any text of a language. */
export interface WordingRule {
  /** What the texts say or do instead. */
  readonly instead: string;
  readonly wrong: RegExp;
  /** What the pattern also finds but means something else. */
  readonly except?: RegExp;
}

/** Wording rules by language: one word for one thing, forms of politeness, spacing, punctuation, counters. */
export const wordingRules: Readonly<Record<Language, readonly WordingRule[]>> = {
  ko: [
    { instead: '휴대전화', wrong: /휴대폰/ },
    { instead: '회원번호, 예약 번호, 주문 번호, 카드 번호', wrong: /회원 번호|예약번호|주문번호|카드번호/ },
    { instead: '받으시는 분, 방문하시는 분', wrong: /수령인|수령자|방문자/ },
    { instead: '그사이, 이날, 이달', wrong: /그 사이|이 날(?!짜)|이 달의/ },
    { instead: '잠시 후', wrong: /잠시 뒤/ },
    { instead: '환불, 차감', wrong: /돌려 ?드[리렸립]|빼 드/ },
    { instead: '1인당, 1인 예약 가능 수량', wrong: /한 분당|구매 한도/ },
    { instead: '식사 금액', wrong: /식사 요금|식사 값/ },
    { instead: '안내해 드립니다', wrong: /보여 드[리립]/ },
    { instead: '취소, 계속 예약하기', wrong: /머무르|그만두/ },
    { instead: '변경, 선택', wrong: /바꿔 주|바꾸면|고르신/ },
    {
      instead: '하실 수 있습니다',
      wrong: /(?<!실) 수 (?:있|없)/,
      except: /(?:찾을|표시할|확인할|인식할|알|내릴|될|않을|달라질|바뀔|걸릴|차릴) 수|제공할 수/,
    },
    { instead: '하십니까, 해 주십시오', wrong: /(?:나요|가요|세요|어요)(?=[.?!’]|$)/m },
    { instead: '해 주시기 바랍니다', wrong: /지 마십시오/ },
    { instead: '‘ ’', wrong: /[「」]/ },
    { instead: '결제 창', wrong: /결제창/ },
    { instead: '보내 드렸습니다', wrong: /보냈습니다|보낸 메일|보내는 발신/ },
    { instead: '알레르기가 있으신 분', wrong: /알레르기가 있는 분/ },
    { instead: '선택하실 수 있습니다', wrong: /고르[실시]/ },
    { instead: '하실 수 있습니다, 해 주십시오', wrong: /(?:입력|선택|설정|예약|결제|안내|차감)합니다|고 취소합니다/ },
    { instead: '작성하신, 작성된', wrong: /작성한|어로 쓴/ },
    { instead: '결제하실 금액', wrong: /결제할 금액/ },
    { instead: '예약 시각으로부터', wrong: /예약 시각에서/ },
    { instead: '순서에 따라', wrong: /차례에 따라|차례로 안내/ },
    { instead: '1시간 안에', wrong: /한 시간 안에/ },
    { instead: '시연용', wrong: /데모/ },
    { instead: '감사합니다, 안녕하십니까', wrong: /고맙습니다|안녕하세요/ },
    { instead: '{{name}} 님', wrong: /\}\}님/ },
    { instead: '30,000원', wrong: /\d만 원/ },
  ],
  en: [
    { instead: 'My account', wrong: /\bmy page\b/i },
    { instead: 'home page of this site, website of the hotel', wrong: /\bmain page\b|published on our home page/i },
    { instead: 'sharing with third parties', wrong: /third-party provision/i },
    { instead: 'referring member', wrong: /\brecommend(?:er|ing)\b/i },
    { instead: 'guest information', wrong: /usage notice/i },
    { instead: 'enquiry', wrong: /\binquir/i },
    { instead: 'message', wrong: /\bcontents\b/i },
    { instead: 'policy', wrong: /\bregulations?\b/i },
    { instead: 'tick the box', wrong: /\bcheck the (?:\w+ )?box\b/i },
    { instead: 'British spelling', wrong: /\b(?:canceled|canceling|apologize|recognize|color|favorite|organize)/i },
    { instead: 'restaurant', wrong: /\bvenues?\b(?!\}\})/i },
    { instead: 'reserve, reservation', wrong: /\bbook(?:s|ed|ing|ings)?\b/i, except: /fully booked/i },
    { instead: 'collection', wrong: /\bpick-?up\b/i },
    {
      instead: 'available; complimentary',
      wrong: /\bfree\b/i,
      except: /(?:\b(?:interest-)?free(?:-flowing| over| until| of charge| for \w+ hours|\.)|step-free)/i,
    },
    { instead: 'available, special price', wrong: /\bon sale\b|\bsale p/i },
    { instead: 'dish, set, selection', wrong: /\bmenus\b/i, except: /(?:children’s|new|seasonal) menus/i },
    { instead: 'menu', wrong: /\bcourse\b/i },
    { instead: 'visit', wrong: /\byour date\b(?! and time| of birth|\.)/i },
    { instead: 'email', wrong: /\be-mail\b|\bthis mail\b/i },
    { instead: 'this mailbox is not monitored', wrong: /mailbox is not read/i },
    { instead: '₩30,000', wrong: /\d won\b/ },
    { instead: 'no-show', wrong: /missed visit/i },
    { instead: 'Something went wrong', wrong: /function could not be found|read the request/i },
    { instead: 'sotbap (pot rice)', wrong: /(?<!\()\bpot rice\b/i, except: /(?:^|stone-)pot rice with/i },
    { instead: 'reservation is confirmed', wrong: /reservation is complete\b/i },
    { instead: 'Nothing is available', wrong: /nothing to (?:reserve|collect)\b/i },
    { instead: 'This link is not valid', wrong: /invalid access/i },
    { instead: 'over the limit per guest', wrong: /more than one guest may/i },
    { instead: 'thank you for your patience', wrong: /thank you for waiting/i },
    { instead: 'fictional', wrong: /\binvented\b/i },
    { instead: 'What’s included', wrong: /what is offered/i },
    { instead: 'revolving table', wrong: /turning table/i },
    { instead: '15% off on weekdays', wrong: /^\d+% on week/ },
    { instead: '’ “ ”', wrong: /['"]/ },
  ],
  cn: [
    { instead: '取消费用', wrong: /手续费/ },
    { instead: '约满', wrong: /订满|[位席]已满/ },
    { instead: '余', wrong: /剩(?!余时间)/ },
    { instead: '日期与时间', wrong: /日程/ },
    { instead: '特别要求', wrong: /特殊要求/ },
    { instead: '用餐人、宾客', wrong: /用餐宾客(?!可|免)|客人|客户/ },
    { instead: '注册会员、注销账号', wrong: /退会|入会|会员资格已注销/ },
    { instead: '选择', wrong: /点选/, except: /席间点选/ },
    { instead: '预订成功', wrong: /预订已?完成|完成预订|预订已成功/, except: /^完成预订$|直接完成预订/ },
    { instead: '页面出现异常', wrong: /请求|功能/ },
    { instead: '享10%优惠', wrong: /立减|[一二三四五六七八九]五?折(?!坂)/ },
    { instead: '₩30,000', wrong: /\d万?韩元/, except: /不足1韩元/ },
    { instead: '个（预订）、条（记录）', wrong: /笔(?!付款)/, except: /单笔/ },
    { instead: '11位及以上', wrong: /\d人以上/ },
    { instead: '尊敬的{{name}}，', wrong: /(?<!尊敬的)\{\{name\}\}，(?!您好)/ },
    { instead: '法定节假日', wrong: /及假日/ },
    { instead: '用餐须知', wrong: /用餐指南/ },
    { instead: '优惠资讯', wrong: /营销信息/ },
    { instead: '前取消，收取', wrong: /取消收取/ },
    { instead: '至少为每位宾客选择一份', wrong: /按人数选择/ },
    { instead: '小学生及以上', wrong: /(?<!及)以上(?=[^，。]*宾客|[。）]|$)/ },
    { instead: '自提日期', wrong: /取货日|下次取货/ },
    { instead: '预订待完成', wrong: /预订进行中/ },
    { instead: '页面已重置', wrong: /页面已重新开始/ },
    { instead: 'NAVER', wrong: /Naver/ },
    { instead: '万像素', wrong: /百万像素/ },
    { instead: '鸡蛋、鱼肴', wrong: /[蛋鱼]料理/ },
    { instead: '“ ”', wrong: /['"]/ },
    { instead: 'full-width punctuation', wrong: /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u },
  ],
  ja: [
    { instead: 'よろしいでしょうか。', wrong: /か？|しますか/ },
    { instead: 'ご同意ください', wrong: /同意してください/ },
    {
      instead: 'ご…ください、…をお願いいたします',
      wrong: /(?:ログイン|確認|入力|選択|保管|延長|設定|変更|検索|用意|完了)してください/,
    },
    { instead: 'ただいま', wrong: /たった今/ },
    { instead: 'いたしました', wrong: /完売しました|削除しました|送信しました|コピーしました/ },
    { instead: 'お席を確保', wrong: /取り.?置き/ },
    { instead: 'お支払い金額', wrong: /お支払い額/ },
    { instead: '会員登録', wrong: /入会/ },
    { instead: 'お客様の声、ご感想', wrong: /口コミ/ },
    { instead: 'ご提供', wrong: /販売(?!業)/ },
    { instead: 'ご覧いただけません', wrong: /権限|不正な|失敗しました|存在しない|エラー/ },
    { instead: 'SMS', wrong: /ショートメッセージ/ },
    { instead: '要配慮個人情報', wrong: /要配慮情報|機微/ },
    { instead: '{{name}}様', wrong: / 様/ },
    { instead: 'no invisible letters', wrong: /\u2060|\u200b/ },
    { instead: '{{price}}〜', wrong: /\{\{price\}\}から/ },
    { instead: '₩30,000', wrong: /[\d万]ウォン/, except: /1ウォン未満/ },
    { instead: '2時間、4名様、20席', wrong: /[一二三四五六七八九十百]+(?:時間|分間|名様|席|個(?!室))/ },
    { instead: 'レストラン、屋内', wrong: /全店|店内/ },
    { instead: 'ほか', wrong: /(?<!その)他の(?!方|人)/ },
    { instead: 'ご返信いただけません', wrong: /(?<!ご)返信いただけません/ },
    { instead: 'しばらくしてから', wrong: /時間をおいて/ },
    {
      instead: 'しております',
      wrong: /(?:確認|準備|処理|案内|表示|お送り|ご用意|お待ち)しています|(?:開い|読み込ん)でいます|完了していません/,
    },
    { instead: 'お開きください、お願いいたします', wrong: /(?:開い|付け|破棄し|続け)てください/ },
    { instead: 'ログインいただくと', wrong: /ログインすると|日付を選ぶと/ },
    { instead: 'お一人様につき', wrong: /お一人[でに]|お一人様\{\{/ },
    { instead: 'ございます', wrong: /(?:件|お支払いが)あります/ },
    { instead: '会員登録なしで', wrong: /非会員/ },
    { instead: 'お支払い金額を返金', wrong: /お支払いを返金/ },
    { instead: '付与', wrong: /加算|ポイントでお戻し/ },
    { instead: '本日', wrong: /^今日(?!の膳)/ },
    { instead: '近づいてまいりました', wrong: /近づきました/ },
    { instead: '小学生以上のお子様をご案内', wrong: /以上の[^。]*からご案内/ },
    { instead: 'kg、cm、km', wrong: /\d ?(?:キロ|センチ)/ },
    { instead: 'ダルビッ・ソウル', wrong: /月明かり(?:ソウル|釜山|済州|ホテル|会員)/ },
  ],
};

const removeExceptions = (line: string, { except }: WordingRule): string =>
  except === undefined ? line : line.replace(new RegExp(except, `${except.flags}g`), '');

/** Lists the lines of texts that break a rule of the language, each with what to write instead. */
export const findWrongWords = (
  texts: readonly (readonly [place: string, text: string])[],
  language: Language,
): readonly string[] =>
  texts
    .flatMap(([place, text]) => text.split('\n').map((line) => [place, line] as const))
    .flatMap(([place, line]) =>
      wordingRules[language]
        .filter((rule) => rule.wrong.test(removeExceptions(line, rule)))
        .map(({ instead }) => `${place}: “${line}” (${instead})`),
    );
