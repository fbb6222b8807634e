/** Words to be compared without regard to case and marks: "Żelazny" is found by "zelazny". */
export function fold(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase();
}
