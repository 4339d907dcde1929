import { t } from '../t';
import type { VenueData } from '../venue-shapes';
import { label, lines, notice, parking, tables } from './common';

/** Dalbit Jeju: the café. Shows tables and pickup categories in one venue. */
export const gyullim: VenueData = {
  code: 'D304',
  hotel: 'H03',
  name: t('카페 귤림', 'Café Gyullim', '橘林咖啡馆', 'カフェ 橘林'),
  description: t(
    '귤 숲에 가을빛이 물드는 제주의 옛 풍경에서 이름을 얻은 카페입니다. 온실에는 백 년 된 하귤나무가 서 있고, 그 그늘마다 찻상이 놓입니다. 향은 상자에 담아 가실 수도 있습니다.',
    'Named for an old sight of Jeju, the tangerine groves in autumn light. A hundred-year-old citrus stands in the glasshouse with tea tables in its shade. The scent can also be taken home in a box.',
    '取名自济州古景“橘林秋色”。温室里立着百年夏橘，树荫下摆着茶席。这缕清香，也可装盒带走。',
    '済州の古き景勝「橘林秋色」から名を得たカフェ。温室には樹齢百年の夏みかんが立ち、木陰ごとに茶の席が並びます。香りは箱に入れてテイクアウトいただけます。',
  ),
  location: t('정원 온실', 'Garden glasshouse', '花园温室', '庭園の温室'),
  facilities: t(
    '감귤 정원 산책로\n보랭 가방\n유아 의자',
    'A walk through the grove\nCool bags\nHigh chairs',
    '柑橘园步道\n保冷袋\n儿童座椅',
    'みかん園の散策路\n保冷バッグ\nお子様用の椅子',
  ),
  parking: parking.H03,
  notice: lines(notice.pickup, notice.kids, notice.late),
  phone: '064-000-3304',
  seatCount: 48,
  pictures: ['lounge-jeju', 'gyullim-table', 'tea-set', 'tangerine-cake'],
  categories: [
    tables,
    { name: t('케이크', 'Cakes', '蛋糕', 'ケーキ'), type: 'pickup' },
    { name: t('제주 선물', 'Jeju gifts', '济州礼品', '済州の贈り物'), type: 'pickup' },
  ],
  sittings: [
    {
      meal: 'L',
      label: label.tea,
      days: 'daily',
      from: '11:00',
      to: '18:00',
      starts: ['11:00', '13:00', '14:30', '16:00'],
      seats: 24,
    },
  ],
  menus: [
    {
      index: 30401,
      name: t(
        '감귤 애프터눈 티 (두 분)',
        'Tangerine tea for two',
        '柑橘下午茶（双人）',
        'みかんのアフタヌーンティー（お二人分）',
      ),
      description: t(
        '한라봉 타르트와 귤꽃 차',
        'Hallabong tart and orange-blossom tea',
        '汉拿峰柑挞与橘花茶',
        'ハルラボンのタルトとみかんの花のお茶',
      ),
      price: 92000,
      covers: 2,
      picture: 'tea-set',
    },
  ],
  products: (on) => [
    {
      code: 'P30401',
      category: 1,
      type: 'table',
      zone: 'L',
      times: ['13:00', '14:30', '16:00'],
      name: t('감귤 애프터눈 티', 'Tangerine afternoon tea', '柑橘下午茶', 'みかんのアフタヌーンティー'),
      description: t(
        '한라봉 타르트와 청귤 마카롱, 귤꽃 차를 나무 그늘에서 나눕니다. 한 상이 두 분의 몫입니다.',
        'Hallabong tart, green-tangerine macarons and blossom tea in the shade of the tree. One set is for two.',
        '汉拿峰柑挞、青橘马卡龙与橘花茶，树荫下共享。一套双人份。',
        'ハルラボンのタルト、青みかんのマカロン、花のお茶を木陰で。一式でお二人分です。',
      ),
      pictures: ['tea-set', 'lounge-jeju'],
      options: [{ menu: 30401 }],
      memberRate: 0,
    },
    {
      code: 'P30402',
      category: 1,
      type: 'table',
      zone: 'L',
      name: t('온실의 찻자리', 'A seat in the glasshouse', '温室茶席', '温室のお席'),
      description: t(
        '지금 치르실 것은 없습니다. 하귤나무 아래 자리 하나를 비워 두겠습니다.',
        'There is nothing to pay now. We will keep a place for you under the old citrus.',
        '此刻无需付款。我们会在夏橘树下为您留座。',
        'ただいまのお支払いはございません。夏みかんの木の下に、お席をひとつ空けておきます。',
      ),
      pictures: ['lounge-jeju', 'gyullim-table', 'tea-set'],
    },
    {
      code: 'P30403',
      category: 2,
      type: 'pickup',
      zone: 'L',
      name: t('한라봉 시폰 케이크', 'Hallabong chiffon cake', '汉拿峰柑戚风蛋糕', 'ハルラボンのシフォンケーキ'),
      description: t(
        '껍질까지 곱게 갈아 넣은 한라봉이 첫 숨에 먼저 옵니다. 주말에는 10% 낮춘 값으로 드립니다.',
        'Hallabong, zest and all, reaches you before the first bite. Ten percent less at weekends.',
        '连皮细磨的汉拿峰柑，未入口香先至。周末九折。',
        '皮まで細かく挽き込んだハルラボンの香りが、ひと口より先に届きます。週末は10%引きです。',
      ),
      pictures: ['tangerine-cake', 'gyullim-table'],
      pickup: {
        price: 62000,
        leadDays: 2,
        discount: { rate: 15, weekdayRate: 0, weekendRate: 10, period: { from: on.day(200), to: on.day(230) } },
      },
      dayLimit: 10,
      personLimit: 2,
      asksAllergies: true,
    },
    {
      code: 'P30404',
      category: 3,
      type: 'pickup',
      zone: 'L',
      name: t('감귤 초콜릿과 귤꽃 꿀', 'Tangerine chocolate and blossom honey', '柑橘巧克力与橘花蜜', 'みかんショコラと花の蜂蜜'),
      description: t(
        '온실의 귤로 만든 초콜릿과 오월에 뜬 귤꽃 꿀 한 병입니다. 떠나시는 날 아침 로비에서도 받으실 수 있습니다.',
        'Chocolate made with fruit from the glasshouse and a jar of honey gathered in May. It can also wait for you in the lobby on the morning you leave.',
        '温室柑橘制成的巧克力与五月采收的橘花蜜一瓶。离店当日清晨亦可于大堂领取。',
        '温室のみかんで作ったショコラと、五月に採れたみかんの花の蜂蜜一瓶。ご出発の朝、ロビーでもお受け取りいただけます。',
      ),
      pictures: ['chocolate-box', 'gift-box'],
      pickup: { price: 48000, leadDays: 1 },
    },
  ],
};
