import '@fontsource-variable/noto-serif-kr/wght.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
