import type { Language } from '../language.ts';

export const vietnamese: Language = {
  name: 'vietnamese',
  smallTalk: {
    said: `xin chao|chao|chào bạn|cảm ơn|cảm ơn bạn|cảm ơn nhiều|vâng|không|tạm biệt|
      khong hoat dong|không hoạt động|không được|khong duoc|vẫn không được|giúp tôi|giúp tôi với|
      thử|bạn là ai|bạn là robot à`,
    judged: 'tệ|ngu|rác',
    between: 'tôi|bạn|này|quá|rất|nhiều|vẫn|ơi|nhé|là|cái|với',
  },
  complaints: `vô dụng|tệ hại|tồi tệ|ngu ngốc|rác rưởi|thất vọng|bực mình|vớ vẩn|mất thời gian|
    chán quá|khó chịu`,
  phones: 'số điện thoại|điện thoại|sđt|gọi',
  credentials: {
    passwords: 'mật khẩu|mat khau',
    keys: 'khóa api|mã truy cập',
    verbs: 'là',
    links: 'của|cho|của tôi|của mình',
    weak: 'khóa',
  },
};
