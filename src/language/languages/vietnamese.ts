import type { Language } from '../language.ts';

export const vietnamese: Language = {
  name: 'vietnamese',
  smallTalk: {
    said: `xin chao|chao|chao ban|chào bạn|cam on|cảm ơn|cam on ban|cảm ơn bạn|cảm ơn nhiều|da|dạ|vang|
      vâng|khong|không|tam biet|tạm biệt|khong hoat dong|không hoạt động|không được|khong duoc|
      vẫn không được|giup toi|giúp tôi|giúp tôi với|thử|ban la ai|bạn là ai|bạn là robot à`,
    judged: 'te|tệ|ngu|rác',
    between: 'toi|tôi|ban|bạn|nay|này|qua|quá|rat|rất|nhieu|nhiều|van|vẫn|ơi|nhé|ạ|là|cái|với',
  },
  complaints: `vô dụng|tệ hại|tồi tệ|ngu ngốc|rác rưởi|thất vọng|bực mình|vớ vẩn|mất thời gian|chán quá|
    khó chịu`,
  phones: 'số điện thoại|điện thoại|sđt|gọi',
  credentials: {
    passwords: 'mật khẩu|mat khau',
    keys: 'khóa api|mã truy cập',
    verbs: 'là',
    links: 'của|cho|của tôi|của mình',
    weak: 'khóa',
  },
};
