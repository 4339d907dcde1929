import { areaCodes } from '@dining/domain/shared/phone';
import { useAppData } from './app-data';

/** What may stand before a Korean mobile number, as the house's data says (Spec §5). */
export function useAreaCodes(): readonly string[] {
  const listed = useAppData()?.dbPropList.find(({ propName }) => propName === 'AREA_CODE')?.propAttrList;
  return listed?.map(({ propAttrValue }) => propAttrValue) ?? areaCodes;
}
