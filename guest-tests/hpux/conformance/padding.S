/* Room below the programs' code: offsets below it are in text, not negative. */
	.text
	.space 0x280000
