"""clamp.py IN OUT: keeps a variable font's regions within -1 to 1.

The instancer leaves a region that starts before the lowest width it keeps. Firefox takes that for a broken font and drops
every width. The same shape is said here with regions that end at -1.
"""
import sys

from fontTools.misc.roundTools import otRound
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
import fontTools.varLib.builder  # gives stores their means to be changed
from fontTools.varLib.hvar import add_HVAR

font = TTFont(sys.argv[1])
glyf, metrics = font['glyf'], font['hmtx'].metrics


def rest(tent):
    """How much of the part beyond the peak is left at -1."""
    start, peak, _ = tent
    return (start + 1) / (start - peak)


def add(deltas, others, scale):
    return [(x + scale * ox, y + scale * oy) for (x, y), (ox, oy) in zip(deltas, others)]


for name, variations in font['gvar'].variations.items():
    coordinates, control = glyf._getCoordinatesAndControls(name, metrics)
    for variation in variations:
        variation.calcInferredDeltas(coordinates, control.endPts)
    for variation in list(variations):
        tent = variation.axes['wdth']
        if tent[0] >= -1:
            continue
        _, peak, end = tent
        variation.axes['wdth'] = (-1.0, peak, end)
        edge = (-1.0, -1.0, peak)
        found = next((each for each in variations if each.axes['wdth'] == edge), None)
        if found is None:
            found = TupleVariation({'wdth': edge}, [(0, 0)] * len(variation.coordinates))
            variations.append(found)
        found.coordinates = add(found.coordinates, variation.coordinates, rest(tent))
    for variation in variations:
        variation.roundDeltas()
        variation.optimize(coordinates, control.endPts)

# The advances repeat the outlines, so they are rebuilt from them.
del font['HVAR']
add_HVAR(font)

# Kerning has its own regions.
store = font['GDEF'].table.VarStore
axes = [region.VarRegionAxis[0] for region in store.VarRegionList.Region]
tents = [(axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in axes]
for index, tent in enumerate(tents):
    if tent[0] >= -1:
        continue
    axes[index].StartCoord = -1.0
    edge = tents.index((-1.0, -1.0, tent[1]))
    for data in store.VarData:
        if index not in data.VarRegionIndex:
            continue
        if edge not in data.VarRegionIndex:
            data.VarRegionIndex.append(edge)
            data.Item = [[*row, 0] for row in data.Item]
        column, edge_column = data.VarRegionIndex.index(index), data.VarRegionIndex.index(edge)
        for row in data.Item:
            row[edge_column] = otRound(row[edge_column] + rest(tent) * row[column])
        data.VarRegionCount = len(data.VarRegionIndex)
        data.calculateNumShorts(optimize=False)

font.flavor = 'woff2'
font.save(sys.argv[2])
