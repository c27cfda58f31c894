// Which tables were opened by “Teach me”: there a coach stands beside the table until it is sent away.
const KEPT_AS = 'saltsea.teach.';

export function isTaught(code: string): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS + code) !== null;
  } catch {
    return false;
  }
}

export function teach(code: string): void {
  try {
    sessionStorage.setItem(KEPT_AS + code, 'yes');
  } catch {
    // without storage there is no coach, and the table is a table
  }
}

export function stopTeaching(code: string): void {
  try {
    sessionStorage.removeItem(KEPT_AS + code);
  } catch {
    // then there was none
  }
}
