/** An address, mostly with Juso's field names. */
export interface Address {
  readonly zipNo: string;
  /** Province or metropolitan city. */
  readonly siNm: string;
  /** City or district; '' in Sejong. */
  readonly sggNm: string;
  /** Neighbourhood. */
  readonly emdNm: string;
  /** Road name. */
  readonly rn: string;
  readonly buildingNo: string;
  readonly lotNo: string;
  /** Name of the building; '' if it has none. */
  readonly bdNm: string;
  /** The address by road, in English. */
  readonly engAddr: string;
  /** The address by lot, in English. */
  readonly engLot: string;
}

interface Street {
  readonly zipNo: string;
  readonly inKorean: readonly [siNm: string, sggNm: string, emdNm: string, rn: string];
  readonly inEnglish: readonly [si: string, sgg: string, emd: string, road: string];
  readonly buildings: readonly (readonly [buildingNo: string, lotNo: string, bdNm: string])[];
}

/** Real streets with invented buildings. */
const streets: readonly Street[] = [
  {
    zipNo: '04524',
    inKorean: ['서울특별시', '중구', '태평로1가', '세종대로'],
    inEnglish: ['Seoul', 'Jung-gu', 'Taepyeongno 1-ga', 'Sejong-daero'],
    buildings: [
      ['110', '31', '달빛시민회관'],
      ['112', '31-2', ''],
      ['124', '25', '달빛프레스센터'],
      ['126', '25-3', ''],
      ['136', '84', '달빛파이낸스센터'],
    ],
  },
  {
    zipNo: '06236',
    inKorean: ['서울특별시', '강남구', '역삼동', '테헤란로'],
    inEnglish: ['Seoul', 'Gangnam-gu', 'Yeoksam-dong', 'Teheran-ro'],
    buildings: [
      ['108', '823-24', ''],
      ['124', '823-33', '삼원빌딩'],
      ['131', '735-1', '한빛타워'],
      ['142', '736-1', '아크플레이스'],
      ['152', '737', '강남달빛센터'],
      ['203', '677-25', '현빛빌딩'],
    ],
  },
  {
    zipNo: '03164',
    inKorean: ['서울특별시', '종로구', '인사동', '인사동길'],
    inEnglish: ['Seoul', 'Jongno-gu', 'Insa-dong', 'Insadong-gil'],
    buildings: [
      ['12', '43', '대림찻집'],
      ['34', '29-1', ''],
      ['41-1', '155', '달빛갤러리'],
      ['44', '38', '쌈지한마당'],
    ],
  },
  {
    zipNo: '04348',
    inKorean: ['서울특별시', '용산구', '이태원동', '이태원로'],
    inEnglish: ['Seoul', 'Yongsan-gu', 'Itaewon-dong', 'Itaewon-ro'],
    buildings: [
      ['179', '64-15', ''],
      ['200', '34-89', '해밀턴상가'],
      ['223', '132-3', ''],
    ],
  },
  {
    zipNo: '48099',
    inKorean: ['부산광역시', '해운대구', '중동', '해운대해변로'],
    inEnglish: ['Busan', 'Haeundae-gu', 'Jung-dong', 'Haeundaehaebyeon-ro'],
    buildings: [
      ['264', '1406-2', '달빛비치호텔'],
      ['280', '1411-1', '바다마루'],
      ['296', '1413-1', ''],
      ['298', '1413-3', '파라솔타워'],
    ],
  },
  {
    zipNo: '48058',
    inKorean: ['부산광역시', '해운대구', '우동', '센텀중앙로'],
    inEnglish: ['Busan', 'Haeundae-gu', 'U-dong', 'Centumjungang-ro'],
    buildings: [
      ['48', '1460', '에이스하이테크'],
      ['78', '1457', '센텀그린타워'],
      ['90', '1505', '큐비움'],
    ],
  },
  {
    zipNo: '63534',
    inKorean: ['제주특별자치도', '서귀포시', '색달동', '중문관광로72번길'],
    inEnglish: ['Jeju-do', 'Seogwipo-si', 'Saekdal-dong', 'Jungmungwangwang-ro 72beon-gil'],
    buildings: [
      ['35', '3039-3', '달빛제주'],
      ['60', '2864-36', ''],
      ['75', '3039-1', '중문바다정원'],
    ],
  },
  {
    zipNo: '63122',
    inKorean: ['제주특별자치도', '제주시', '연동', '문연로'],
    inEnglish: ['Jeju-do', 'Jeju-si', 'Yeon-dong', 'Munyeon-ro'],
    buildings: [
      ['6', '312-1', '오름회관'],
      ['30', '301-4', ''],
    ],
  },
  {
    zipNo: '13529',
    inKorean: ['경기도', '성남시 분당구', '백현동', '판교역로'],
    inEnglish: ['Gyeonggi-do', 'Bundang-gu, Seongnam-si', 'Baekhyeon-dong', 'Pangyoyeok-ro'],
    buildings: [
      ['146', '541', '판교마루'],
      ['166', '532', '달빛판교타워'],
      ['192', '534', ''],
    ],
  },
  {
    zipNo: '22382',
    inKorean: ['인천광역시', '중구', '운서동', '공항로'],
    inEnglish: ['Incheon', 'Jung-gu', 'Unseo-dong', 'Gonghang-ro'],
    buildings: [
      ['271', '2851', '하늘터미널'],
      ['272', '2868', ''],
    ],
  },
  {
    zipNo: '34126',
    inKorean: ['대전광역시', '유성구', '어은동', '대학로'],
    inEnglish: ['Daejeon', 'Yuseong-gu', 'Eoeun-dong', 'Daehak-ro'],
    buildings: [
      ['99', '220', ''],
      ['291', '373-1', '과학마을'],
    ],
  },
  {
    zipNo: '61945',
    inKorean: ['광주광역시', '서구', '치평동', '상무중앙로'],
    inEnglish: ['Gwangju', 'Seo-gu', 'Chipyeong-dong', 'Sangmujungang-ro'],
    buildings: [
      ['7', '1162', ''],
      ['110', '1250', '상무달빛빌딩'],
    ],
  },
  {
    zipNo: '25539',
    inKorean: ['강원특별자치도', '강릉시', '강문동', '창해로'],
    inEnglish: ['Gangwon-do', 'Gangneung-si', 'Gangmun-dong', 'Changhae-ro'],
    buildings: [
      ['307', '258-4', '솔바람호텔'],
      ['350', '159-43', ''],
    ],
  },
  {
    zipNo: '30128',
    inKorean: ['세종특별자치시', '', '나성동', '나성로'],
    inEnglish: ['Sejong-si', '', 'Naseong-dong', 'Naseong-ro'],
    buildings: [
      ['56', '751', ''],
      ['96', '758', '나성마루'],
    ],
  },
];

const joinParts = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);

export const addresses: readonly Address[] = streets.flatMap(({ zipNo, inKorean, inEnglish, buildings }) => {
  const [siNm, sggNm, emdNm, rn] = inKorean;
  const [si, sgg, emd, road] = inEnglish;
  return buildings.map(([buildingNo, lotNo, bdNm]) => ({
    zipNo,
    siNm,
    sggNm,
    emdNm,
    rn,
    buildingNo,
    lotNo,
    bdNm,
    engAddr: joinParts([`${buildingNo} ${road}`, sgg, si], ', '),
    engLot: joinParts([`${lotNo} ${emd}`, sgg, si], ', '),
  }));
});

const formatRoadPart1 = ({ siNm, sggNm, rn, buildingNo }: Address): string =>
  joinParts([siNm, sggNm, rn, buildingNo], ' ');
const formatRoadPart2 = ({ emdNm, bdNm }: Address): string => ` (${joinParts([emdNm, bdNm], ', ')})`;
const formatLot = ({ siNm, sggNm, emdNm, lotNo, bdNm }: Address): string =>
  joinParts([siNm, sggNm, emdNm, lotNo, bdNm], ' ');

export const getSearchText = (address: Address, isEnglish: boolean): string =>
  isEnglish
    ? `${address.engAddr} ${address.engLot}`.toLowerCase()
    : `${formatRoadPart1(address)}${formatRoadPart2(address)} ${formatLot(address)}`;

/** Creates a row of the response. */
export function createRow(address: Address, isEnglish: boolean): Readonly<Record<string, string>> {
  const { zipNo, siNm, sggNm, emdNm, rn, buildingNo, lotNo, bdNm, engAddr, engLot } = address;
  const [buldMnnm = '', buldSlno = '0'] = buildingNo.split('-');
  const [lnbrMnnm = '', lnbrSlno = '0'] = lotNo.split('-');
  const road = `${formatRoadPart1(address)}${formatRoadPart2(address)}`;
  const texts = isEnglish
    ? { roadAddr: engAddr, jibunAddr: engLot, korAddr: road }
    : {
        roadAddr: road,
        roadAddrPart1: formatRoadPart1(address),
        roadAddrPart2: formatRoadPart2(address),
        jibunAddr: formatLot(address),
        engAddr,
      };
  const numbers = { udrtYn: '0', buldMnnm, buldSlno, mtYn: '0', lnbrMnnm, lnbrSlno, emdNo: '01' };
  return { ...texts, zipNo, bdNm, bdKdcd: '0', siNm, sggNm, emdNm, liNm: '', rn, ...numbers };
}
