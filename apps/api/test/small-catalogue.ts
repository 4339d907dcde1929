/** The files of a catalogue with one hotel, one restaurant, a menu and a product. */
export const smallCatalogue: Readonly<Record<string, string>> = {
  'pictures.yaml': `hall:
  path: /pictures/hall-960.webp
  alt: { ko: 홀, en: Hall, cn: 大厅, ja: ホール }
`,
  'hotels/H11/hotel.yaml': `htlHmcCode: NEW
position: 11
name: { ko: 새 호텔, en: New Hotel, cn: 新酒店, ja: 新ホテル }
phone: 02-0000-0011
homePageUrl: https://new.example/
latitude: 37.5
longitude: 127.0
business:
  companyName: 새 호텔㈜
  representative: 대표
  address: 서울
  tel: 02-0000-0011
  email: new@example.test
  bizRegNo: 000-81-00014
  mailOrderNo: ''
  mailOrderOffice: ''
  ftcLookupUrl: ''
  hostingProvider: ''
  privacyOfficer: 담당자
`,
  'hotels/H11/terms/TT0001-1.0.yaml': `title: { ko: 이용약관, en: Terms of use, cn: 服务条款, ja: 利用規約 }
content: { ko: 제1조, en: Article 1, cn: 第一条, ja: 第1条 }
effectiveAt: 2020-01-01
`,
  'hotels/H11/venues/D111/venue.yaml': `position: 111
name: { ko: 새 그릴, en: New Grill, cn: 新扒房, ja: 新グリル }
description: { ko: 그릴입니다., en: A grill., cn: 扒房。, ja: グリルです。 }
phone: 02-0000-0111
seatCount: 40
categories:
  - name: { ko: 테이블, en: Table, cn: 餐桌, ja: テーブル }
    reservationType: table
photos: [hall]
meals:
  - meal: D
`,
  'hotels/H11/venues/D111/stock.csv': `day,time,room,seats,minSeats,open
weekdays,18:00,,20,,
weekend,18:00,,20,,
`,
  'hotels/H11/venues/D111/policies/1.0.yaml': `tiers:
  - { hoursBefore: 24, feePercent: 20 }
description: { ko: 수수료, en: Fees, cn: 费用, ja: キャンセル料 }
effectiveAt: 2020-01-01
`,
  'hotels/H11/venues/D111/menus.yaml': `- menuIndex: 11101
  name: { ko: 스테이크, en: Steak, cn: 牛排, ja: ステーキ }
  picture: hall
`,
  'hotels/H11/venues/D111/prices.csv': `product,menu,price,discountRate
,11101,68000,
P11101,11101,68000,
`,
  'hotels/H11/venues/D111/products/P11101.yaml': `position: 11101
name: { ko: 저녁, en: Dinner, cn: 晚餐, ja: ディナー }
categoryPosition: 1
reservationType: table
saleZone: D
photos:
  - picture: hall
options:
  - menuIndex: 11101
`,
};
